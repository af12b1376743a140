import { createStore } from '../storage/create-store.ts'

/** Latest announcement. Each is a new object, so that screen readers also read a repeated sentence. */
const announcement = createStore({ text: '' })

/** Announces a sentence to screen readers politely, through the live region of the frame. */
export const announce = (text: string): void => announcement.set({ text })

export const listenToAnnouncements = (listener: (text: string) => void): (() => void) =>
  announcement.subscribe(({ text }) => listener(text))
