type Listener = () => void

const listeners = new Set<Listener>()
let changes = 0

/** Told when a person did something that may change what their account list says: it is never stale by itself (section 9). */
export function noteAccountChange(): void {
  changes += 1
  for (const listener of listeners) listener()
}

export const countAccountChanges = (): number => changes

export function subscribeToAccountChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
