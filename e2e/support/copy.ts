import { globSync, readFileSync } from 'node:fs'

const messages: Record<string, string> = Object.assign(
  {},
  ...globSync('flows/copy/en-US/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')).messages),
)

/** Message of the product by its key, so that rewording a page breaks no test. Works only for messages without placeholders. */
export function copy(key: string): string {
  const message = messages[key]
  if (message === undefined) throw new Error(`There is no copy '${key}'.`)
  if (message.includes('{')) throw new Error(`Copy '${key}' has placeholders; a test can't look for it.`)
  return message
}
