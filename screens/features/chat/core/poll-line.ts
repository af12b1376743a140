import type { ChatClientFrame } from '#generated/api'
import { ChatCallError, type ChatCalls } from './chat-calls.ts'
import type { Line, LineListener } from './line.ts'
import { reasonOf } from './socket-line.ts'

export interface PollOptions {
  readonly calls: Pick<ChatCalls, 'frame' | 'after'>
  /** How long one question waits for an answer. */
  readonly pollMs: number
}

/** A line for networks that let no socket through: it asks again and again, and sends one frame after another. */
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
        ...{ type: 'refused', code: error.code, errors: [...error.errors] },
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
    // What is asked for after `ready` are the messages: one question at a time, from there on.
    if (frame.type === 'resume') void follow(frame.after ?? 0).catch(cut)
    else sending = sending.then(() => post(frame))
  }
  void post({ type: 'resume' })
  return { send, close: () => closing.abort() }
}

/** Answered, and not for want of a token or of a server that works. */
const isRefusal = (error: unknown): error is ChatCallError =>
  error instanceof ChatCallError && error.status >= 400 && error.status < 500 && error.status !== 401
