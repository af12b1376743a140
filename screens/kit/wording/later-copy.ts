import type { Message } from '#engine'
import { loadModule } from '../ui/load-module.ts'

/** Messages that no page for visitors needs. They are prefetched, or loaded with the first page that uses one. */
export interface LaterCopy {
  readonly hasCome: () => boolean
  /** Loads the messages once, into the copy of the journey. */
  readonly load: () => Promise<void>
  /** Error that prevents them from loading; only a reload of the document tries again. */
  readonly failure: () => unknown
}

/** LaterCopy of a journey that already has all messages. */
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
