import { createStore } from '../storage/create-store.ts'

/** An object for each sentence: what is said twice is heard twice. */
const announcement = createStore({ text: '' })

/** Says a sentence to screen readers, politely, through the live region of the frame. */
export const announce = (text: string): void => announcement.set({ text })

export const listenToAnnouncements = (listener: (text: string) => void): (() => void) =>
  announcement.subscribe(({ text }) => listener(text))
