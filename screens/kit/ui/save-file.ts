/** Downloads a blob as a file with this name, through an object URL: the request needed a token, which no URL may contain. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Delayed, because some browsers begin to read the URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
