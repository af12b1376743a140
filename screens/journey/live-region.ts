type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Says a sentence to screen readers, politely, through the live region of the frame. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text)
}

export function listenToAnnouncements(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
