import { stripVTControlCharacters } from 'node:util'

/** Why the product does not start, as one sentence out of what it printed: without colors, stack and what follows. */
export function whyNot(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^WARNING|^\(/.test(line))
  const thrown = lines.find((line) => /^(?:\w*Error|The server does not start)\b/.test(line))
  const reason = (thrown ?? lines[0] ?? 'It ended without a word.').replace(
    /^(?:\w*Error(?: \[\w+\])?: |The server does not start\. )/,
    '',
  )
  return `The product does not start: ${reason}`
}
