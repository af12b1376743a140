import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Saves a text with the line ends of the file that it replaces, and leaves a file alone that says the same, so that git
 * shows only what changed. A new file gets LF.
 */
export function saveText(file: string, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const isWithReturns = before.includes('\r\n')
  const after = isWithReturns ? text.replaceAll(/\r?\n/g, '\r\n') : text
  if (after !== before) writeFileSync(file, after)
}
