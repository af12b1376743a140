type Listener = () => void

const listeners = new Set<Listener>()
let reachable = true

/** Told by every call: an answer of whatever kind came, or none. */
export function noteReachable(now: boolean): void {
  if (reachable === now) return
  reachable = now
  for (const listener of listeners) listener()
}

/** The device is connected, and the server answered when last asked. */
export function isReachable(): boolean {
  return reachable && navigator.onLine
}

export function subscribeToReachability(listener: Listener): () => void {
  listeners.add(listener)
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}
