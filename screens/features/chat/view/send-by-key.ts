import type { KeyboardEvent } from 'react'

/** Sends what was written when Enter is pressed; Shift+Enter starts a new line. */
export const sendByKey =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    // An Enter that ends the writing of a character by several keys sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
