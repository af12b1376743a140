import { isRecord } from '#engine'
import type { ReplayAdapter, ReplaySession, ReplayStep } from './replay-adapter.ts'

/**
 * Creates an adapter for a replay service in a sandboxed frame of its own origin. The frame receives steps by messages and
 * cannot read the page. Throws for an address of our own origin.
 */
export function createFrameAdapter(address: string): ReplayAdapter {
  const { origin } = new URL(address)
  if (origin === location.origin) throw new Error('A replay service may not run on our own origin.')
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Replay'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.referrerPolicy = 'no-referrer'
  frame.src = address
  const { promise, resolve } = Promise.withResolvers<ReplaySession>()
  const listen = ({ source, origin: from, data }: MessageEvent) => {
    if (source === frame.contentWindow && from === origin && isStarted(data, origin)) resolve(data)
  }
  const note = (step: ReplayStep | { readonly kind: 'start' }) =>
    frame.contentWindow?.postMessage(step, origin)
  return {
    note,
    start: () => {
      addEventListener('message', listen)
      frame.addEventListener('load', () => note({ kind: 'start' }))
      document.body.append(frame)
      return promise
    },
    stop: () => {
      removeEventListener('message', listen)
      frame.remove()
    },
  }
}

/** Checks that the link belongs to the service's origin and that the session id fits into a header. */
const isStarted = (data: unknown, origin: string): data is ReplaySession =>
  isRecord(data) &&
  typeof data.link === 'string' &&
  data.link.startsWith(`${origin}/`) &&
  typeof data.session === 'string' &&
  /^[\w-]{1,64}$/.test(data.session)
