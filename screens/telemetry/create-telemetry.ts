import type { TelemetryEvent, TelemetrySessionKey } from '#generated/api'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { privacyChoices } from './privacy-choices.ts'

/** Event without the session in which it is sent. */
export type Told = Omit<TelemetryEvent, 'sessionKey'>

/** Sends a body to a telemetry endpoint. Status 0 means that no response came. */
export type SendTelemetry = (
  call: 'session' | 'event',
  body: object,
) => Promise<{ readonly status: number; readonly data?: unknown }>

/** Starts a session. Throws if that fails. */
export type BeginSession = () => Promise<TelemetrySessionKey>

export interface Telemetry {
  /** Sends an event now, or once there is a connection again. */
  readonly tell: (told: Told) => void
  /** Sends the queued events. `last` does not wait for responses, because the page may be gone before they come. */
  readonly flush: (last?: boolean) => Promise<void>
  /** Discards the queue and the session. The tracker stays, because flags depend on it. */
  readonly forget: () => void
}

interface Queued {
  readonly told: Told
  readonly at: number
}

/** Most events that wait while there is no connection. Beyond it, the oldest is dropped. */
const mostQueued = 50
const longestWaitMs = 86_400_000

/** Sends events in order, each in its own request, until the server has each. It never throws and shows nothing. */
export function createTelemetry(send: SendTelemetry, beginSession: BeginSession): Telemetry {
  let queue = findQueue()
  let sending: Promise<void> | undefined

  const keep = (next: readonly Queued[]) => {
    queue = next.slice(-mostQueued)
    if (queue.length > 0) saveStored('telemetryQueue', JSON.stringify(queue))
    else removeStored('telemetryQueue')
  }

  /** Sends one event. Returns false if it must wait. */
  const deliver = async (queued: Queued, sessionKey: TelemetrySessionKey): Promise<boolean> => {
    const { status } = await send('event', dated(queued, sessionKey))
    if (status === 409) loseSession()
    const mustWait = status === 0 || status === 409 || status === 429 || status >= 500
    if (!mustWait) keep(queue.filter((one) => one !== queued))
    return !mustWait
  }

  /** Session, which ends on sign-out; held in memory if the browser stores nothing. */
  let unkept: TelemetrySessionKey | undefined
  const findSession = () => parse<TelemetrySessionKey>(findStored('sessionKey')) ?? unkept
  const saveSession = (key: TelemetrySessionKey) => {
    saveStored('sessionKey', JSON.stringify(key))
    saveStored('trackerUuid', key.trackerUuid)
    unkept = findStored('sessionKey') === undefined ? key : undefined
  }
  const loseSession = () => {
    removeStored('sessionKey')
    unkept = undefined
  }

  const drain = async (): Promise<void> => {
    let renewals = 0
    for (let next = queue[0]; next && privacyChoices().analytics; next = queue[0]) {
      const key = findSession() ?? (await beginSession())
      if (!privacyChoices().analytics) return
      saveSession(key)
      if (await deliver(next, key)) continue
      // If the server no longer knows the session, a new one is started, once.
      if (findSession() !== undefined || renewals++ > 0) return
    }
  }

  const begin = (): Promise<void> =>
    drain()
      .catch((error: unknown) => console.warn('Could not establish session.', error))
      .finally(() => {
        sending = undefined
      })

  const flush = async (last = false): Promise<void> => {
    if (!navigator.onLine) return
    const key = findSession()
    if (last && key && privacyChoices().analytics) for (const queued of queue) void deliver(queued, key)
    else {
      sending ??= begin()
      await sending
    }
  }

  return {
    flush,
    tell: (told) => {
      if (!privacyChoices().analytics) return
      keep([...queue, { told, at: Date.now() }])
      void flush()
    },
    forget: () => {
      keep([])
      loseSession()
    },
  }
}

/** Reads the queue from before a reload, skipping entries that a user damaged by hand. */
function findQueue(): readonly Queued[] {
  const kept = parse<readonly (Queued | null)[]>(findStored('telemetryQueue'))
  return Array.isArray(kept) ? kept.filter((one) => one?.told) : []
}

/** Parses a stored value. Only this file writes it; the server rejects values that a user changed by hand. */
function parse<T>(text: string | undefined): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

/** Adds how long an event has waited, from which the server computes its time regardless of this device's clock. */
function dated({ told, at }: Queued, sessionKey: TelemetrySessionKey): TelemetryEvent {
  const queued_ms = Math.min(Math.max(Date.now() - at, 0), longestWaitMs)
  return { ...told, sessionKey, eventProperties: { ...told.eventProperties, queued_ms } }
}
