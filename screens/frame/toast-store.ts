export interface ToastContent {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: string
}

type Listener = (toasts: readonly QueuedToast[]) => void
export type QueuedToast = ToastContent & { readonly id: number }

let toasts: readonly QueuedToast[] = []
let count = 0
const listeners = new Set<Listener>()

/** Shows a short message. */
export function toast(content: ToastContent): void {
  count += 1
  // Said twice, it stands once, and anew.
  set([...toasts.filter(({ text }) => text !== content.text), { ...content, id: count }])
}

export function dismissToast(id: number): void {
  set(toasts.filter((one) => one.id !== id))
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly QueuedToast[] {
  return toasts
}

function set(next: readonly QueuedToast[]): void {
  toasts = next
  for (const listener of listeners) listener(toasts)
}
