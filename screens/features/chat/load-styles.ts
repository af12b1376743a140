import styles from './chat.css?url'

/** Loads the chat's styles, so that only pages that open the chat load them. The chat works without them. */
export function loadStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}
