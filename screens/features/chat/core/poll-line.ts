import type { ChatClientFrame } from '#generated/api'
import { ChatCallError, type ChatCalls } from './chat-calls.ts'
import type { Line, LineListener } from './line.ts'
import { reasonOf } from './socket-line.ts'

export interface PollOptions {
  readonly calls: Pick<ChatCalls, 'frame' | 'after'>
  /** Milliseconds that one poll waits for a response. */
  readonly pollMs: number
}

/** Opens a connection for networks that block sockets: it polls, and sends one frame after another. */
export function openPollLine({ calls, pollMs }: PollOptions, listener: LineListener): Line {
  const closing = new AbortController()
  let sending = Promise.resolve()
  const cut = (error: unknown): void => {
    if (closing.signal.aborted) return
    closing.abort()
    listener.onCut(reasonOf(error))
  }
  const post = async (frame: ChatClientFrame): Promise<void> => {
    if (closing.signal.aborted) return
    try {
      const { frames } = await calls.frame(frame)
      if (!closing.signal.aborted) for (const one of frames) listener.onFrame(one)
    } catch (error) {
      if (!isRefusal(error)) return cut(error)
      const clientId = 'clientId' in frame ? { clientId: frame.clientId } : {}
      const retry = error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }
      listener.onFrame({
        type: 'refused',
        code: error.code,
        errors: [...error.errors],
        ...clientId,
        ...retry,
      })
    }
  }
  const follow = async (from: number): Promise<void> => {
    let after = from
    let known = ''
    while (!closing.signal.aborted) {
      const { messages, standing, typing } = await calls.after(after, pollMs, closing.signal)
      if (closing.signal.aborted) return
      for (const message of messages) listener.onFrame({ type: 'message', message })
      for (const participant of typing) listener.onFrame({ type: 'typing', participant })
      const news = JSON.stringify(standing)
      if (news !== known) listener.onFrame({ type: 'state', standing })
      known = news
      after = messages.at(-1)?.sequence ?? after
    }
  }
  const send = (frame: ChatClientFrame): void => {
    // A `resume` after `ready` starts to poll for messages, one request at a time.
    if (frame.type === 'resume') void follow(frame.after ?? 0).catch(cut)
    else sending = sending.then(() => post(frame))
  }
  void post({ type: 'resume' })
  return { send, close: () => closing.abort() }
}

/** Whether the server refused a frame: a response other than an invalid token or a server error. */
const isRefusal = (error: unknown): error is ChatCallError =>
  error instanceof ChatCallError && error.status >= 400 && error.status < 500 && error.status !== 401
