// Who is sitting here: a guest from the first visit on, or an account.
import { api, type Me } from './api'

class Session {
  me: Me | null = $state(null)

  async begin(): Promise<void> {
    this.me = await api.me()
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
