// Who is sitting here: a guest from the first visit on, or an account.
import { api, type Me } from './api'
import { drawers } from './drawers.svelte'

class Session {
  me: Me | null = $state(null)
  /** What they have said that they are called; null for a newcomer. */
  get name(): string | null {
    return this.me?.named ? this.me.name : null
  }

  async begin(): Promise<void> {
    this.me = await api.me()
  }
  /** Before somebody sits down: newcomers are asked for a name. False if they would rather not sit. */
  async introduced(): Promise<boolean> {
    if (this.me === null) await this.begin()
    if (this.name !== null) return true
    return new Promise((resolve) => {
      drawers.naming = (named) => {
        drawers.naming = null
        resolve(named)
      }
    })
  }
  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }
  async register(name: string, password: string): Promise<void> {
    this.me = await api.register(name, password)
  }
  async logIn(name: string, password: string): Promise<void> {
    this.me = await api.logIn(name, password)
  }
  async logOut(everywhere: boolean): Promise<void> {
    await api.logOut(everywhere)
    await this.begin()
  }
}

export const session = new Session()
