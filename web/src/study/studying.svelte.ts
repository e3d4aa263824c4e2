// The look back at one table's game: begun, waited for, and there.
import { api, Refused, type StudyState } from '../lib/api'

const AGAIN_MS = 1000

export class Studying {
  state: StudyState | null = $state.raw(null)
  failure: Refused | null = $state.raw(null)
  readonly study = $derived(this.state?.study ?? null)
  readonly underWay = $derived(this.state?.status === 'waiting' || this.state?.status === 'running')
  #timer: ReturnType<typeof setTimeout> | undefined
  #followed = false

  constructor(readonly id: string) {}

  /** Begins it, or joins the one that is under way or done, and asks again until it is done or nobody wants to know. */
  begin(): () => void {
    return this.#follow(() => api.startStudy(this.id))
  }
  /** The same, but begins nothing. */
  look(): () => void {
    return this.#follow(() => api.study(this.id))
  }

  #follow(first: () => Promise<StudyState>): () => void {
    this.#followed = true
    void this.#ask(first)
    return () => {
      this.#followed = false
      clearTimeout(this.#timer)
    }
  }

  async #ask(wish: () => Promise<StudyState>): Promise<void> {
    try {
      this.state = await wish()
      this.failure = null
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason
      this.failure = reason
      if (!reason.offline) return
    }
    if (this.#followed && (this.underWay || this.failure !== null)) this.#timer = setTimeout(() => void this.#ask(() => api.study(this.id)), AGAIN_MS)
  }
}
