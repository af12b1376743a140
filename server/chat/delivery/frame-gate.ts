import type { ChatLimits } from '../chat-limits.ts'

/** Most frames that wait for earlier ones; at this number the server pauses reading from the socket. */
const mostWaiting = 16

export interface FrameGate {
  /** Counts a frame. False if the socket has sent more frames in this second than `framesPerSecond`. */
  readonly admits: () => boolean
  /** Processes a frame after the earlier frames are done. */
  readonly run: (work: () => Promise<void>) => void
}

/** Processes the frames of a socket in turn, and pauses a sender who is faster than that. */
export function createFrameGate(
  socket: { readonly pause: () => void; readonly resume: () => void },
  { framesPerSecond }: Pick<ChatLimits, 'framesPerSecond'>,
): FrameGate {
  let last = Promise.resolve()
  let waiting = 0
  let second = 0
  let count = 0
  return {
    admits: () => {
      const now = Math.floor(performance.now() / 1000)
      count = now === second ? count + 1 : 1
      second = now
      return count <= framesPerSecond
    },
    run: (work) => {
      waiting += 1
      if (waiting === mostWaiting) socket.pause()
      last = last.then(work).finally(() => {
        waiting -= 1
        if (waiting === mostWaiting - 1) socket.resume()
      })
    },
  }
}
