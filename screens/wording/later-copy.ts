import type { Message } from '#engine'
import { loadModule } from '../ui/load-module.ts'

/** The messages that no page for visitors needs: fetched ahead, or with the first page that asks for one. */
export interface LaterCopy {
  readonly hasCome: () => boolean
  /** Fetches them once, into the copy of the journey. */
  readonly load: () => Promise<void>
  /** Why they will not come any more: only a new document tries again. */
  readonly failure: () => unknown
}

/** For a journey that came whole. */
export const noLaterCopy: LaterCopy = {
  hasCome: () => true,
  load: async () => undefined,
  failure: () => undefined,
}

export function createLaterCopy(
  copy: Record<string, Message>,
  fetchMessages: () => Promise<Readonly<Record<string, Message>>>,
): LaterCopy {
  let loading: Promise<void> | undefined
  let come = false
  let failure: unknown
  const load = async () => {
    try {
      Object.assign(copy, await loadModule(fetchMessages))
      come = true
    } catch (error) {
      failure = error
    }
  }
  return {
    hasCome: () => come,
    load: () => {
      loading ??= load()
      return loading
    },
    failure: () => failure,
  }
}
