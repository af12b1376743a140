import type { KeyboardEvent } from 'react'

/** Returns a key handler that sends on Enter; Shift+Enter starts a new line. */
export const sendByKey =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    // An Enter that completes an input method's composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
