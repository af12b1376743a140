import styles from './chat.css?url'

/** Fetches the chat's styles, which no page pays for that does not open it. Without them it still works. */
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
