/** Hands a file to the browser under a name, through a link of our own: its call needed a token, which no address may hold. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
