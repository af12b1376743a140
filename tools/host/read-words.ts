import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Message } from '#engine'
import { parseMessage } from '#source'

/** Reads the messages of a locale, `<locale>.json` in a folder; those in English where there are none. */
export function readWords(folder: string, locale: string): Readonly<Record<string, Message>> {
  const file = [locale, 'en-US']
    .map((each) => path.join(folder, `${each}.json`))
    .find((each) => existsSync(each))
  if (file === undefined) throw new Error(`${folder} holds no messages in ${locale} or en-US.`)
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const parsed = parseMessage(text)
      if (!parsed.ok) throw new Error(`${file}: ${key}: ${parsed.reason}`)
      return [key, parsed.message]
    }),
  )
}
