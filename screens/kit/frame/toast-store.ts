import { createStore } from '../storage/create-store.ts'

export interface ToastContent {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: string
}

export type QueuedToast = ToastContent & { readonly id: number }

const toasts = createStore<readonly QueuedToast[]>([])
let count = 0

export const { get: currentToasts, subscribe: subscribeToToasts } = toasts

/** Shows a short message as a toast. */
export function toast(content: ToastContent): void {
  count += 1
  // A repeated message replaces the earlier one.
  const others = toasts.get().filter(({ text }) => text !== content.text)
  toasts.set([...others, { ...content, id: count }])
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((one) => one.id !== id))
}
