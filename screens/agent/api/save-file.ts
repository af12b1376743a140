/** Saves a file that a call answered: its token stands in a header, so that no plain link opens it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
