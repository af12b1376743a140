import type { ChatLimits } from '../chat-limits.ts'

/** So many frames wait for those before them; then the socket is read no further. */
const mostWaiting = 16

export interface FrameGate {
  /** Counts a frame; false for one more than any program of ours sends. */
  readonly admits: () => boolean
  /** Does the work of a frame after that of those before it. */
  readonly run: (work: () => Promise<void>) => void
}

/** Takes the frames of a socket in turn, and holds back a sender who is faster than that. */
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
