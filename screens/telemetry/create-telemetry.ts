import type { TelemetryEvent, TelemetrySessionKey } from '#generated/api'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { privacyChoices } from './privacy-choices.ts'

/** What happened, without the session that it is told in. */
export type Told = Omit<TelemetryEvent, 'sessionKey'>

/** Sends a body to the calls of telemetry; status 0 where no answer came. */
export type SendTelemetry = (
  call: 'session' | 'event',
  body: object,
) => Promise<{ readonly status: number; readonly data?: unknown }>

/** Begins a session. Throws where it cannot. */
export type BeginSession = () => Promise<TelemetrySessionKey>

export interface Telemetry {
  /** Tells of something now, or once there is a connection again. */
  readonly tell: (told: Told) => void
  /** Sends what waits; `last` does not wait for answers, because the page may be gone before they come. */
  readonly flush: (last?: boolean) => Promise<void>
  /** Forgets what waits, and the session. The tracker stays: flags are decided by it. */
  readonly forget: () => void
}

interface Queued {
  readonly told: Told
  readonly at: number
}

/** As many wait while there is no connection; then the oldest is given up. */
const mostQueued = 50
const longestWaitMs = 86_400_000

/** Tells of events, each in a call of its own, in their order, until the server has each. It never throws and shows nothing. */
export function createTelemetry(send: SendTelemetry, beginSession: BeginSession): Telemetry {
  let queue = findQueue()
  let sending: Promise<void> | undefined

  const keep = (next: readonly Queued[]) => {
    queue = next.slice(-mostQueued)
    if (queue.length > 0) saveStored('telemetryQueue', JSON.stringify(queue))
    else removeStored('telemetryQueue')
  }

  /** Sends one; false where it has to wait. */
  const deliver = async (queued: Queued, sessionKey: TelemetrySessionKey): Promise<boolean> => {
    const { status } = await send('event', dated(queued, sessionKey))
    if (status === 409) loseSession()
    const mustWait = status === 0 || status === 409 || status === 429 || status >= 500
    if (!mustWait) keep(queue.filter((one) => one !== queued))
    return !mustWait
  }

  /** The session, which signing out ends; held here where the browser keeps nothing. */
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
      // The server no longer knows the session: another one is begun, once.
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

/** What waits since before a reload; of what somebody changed by hand, as much as can be sent. */
function findQueue(): readonly Queued[] {
  const kept = parse<readonly (Queued | null)[]>(findStored('telemetryQueue'))
  return Array.isArray(kept) ? kept.filter((one) => one?.told) : []
}

/** Only this file writes what it reads; what somebody changed by hand the server refuses. */
function parse<T>(text: string | undefined): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

/** By how long it waited the server knows when it happened, whatever clock this device has. */
function dated({ told, at }: Queued, sessionKey: TelemetrySessionKey): TelemetryEvent {
  const queued_ms = Math.min(Math.max(Date.now() - at, 0), longestWaitMs)
  return { ...told, sessionKey, eventProperties: { ...told.eventProperties, queued_ms } }
}
