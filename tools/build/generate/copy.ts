import path from 'node:path'
import type { LimitsSource } from '#engine'
import { asStrings, childObject } from '../../../source/json/json-value.ts'
import { readJsonFolder, readJsonObject } from '../../../source/json/read-json-folder.ts'
import { valuesKnownTo } from '../../../source/wording/known-values.ts'
import { messageArguments } from '../../../source/wording/message-arguments.ts'
import { parseMessage } from '../../../source/wording/parse-message.ts'

/**
 * Generates the values that each message names, where the limits and facts that every message knows may be left out, and
 * which messages have a link.
 */
export function generateCopy(root: string): string {
  const limits = readJsonObject(path.join(root, 'flows/limits.json')) as unknown as LimitsSource
  const { facts, serverFacts } = readJsonObject(path.join(root, 'journey.config.json'))
  const names = { limits, project: { facts: asStrings(facts), serverFacts: asStrings(serverFacts) } }
  const messages = [...readJsonFolder(path.join(root, 'flows/copy/en-US')).values()]
    .flatMap((file) => Object.entries(childObject(file, 'messages')))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const values = messages.map(([key, text]) => {
    const parsed = parseMessage(String(text))
    const known = valuesKnownTo(key, names)
    const named = [...messageArguments(parsed.ok ? parsed.message : '')].map(([name, use]) => {
      const type = use === 'number' ? 'number' : 'MessageValue'
      return `readonly ${name}${known.has(name) ? '?' : ''}: ${type}`
    })
    return `  ${JSON.stringify(key)}: ${named.length === 0 ? 'object' : `{ ${named.join('; ')} }`}\n`
  })
  const linked = messages.flatMap(([key, text]) =>
    String(text).includes('<link>') ? [`\n  | ${JSON.stringify(key)}`] : [],
  )
  return `import type { MessageValue } from '../engine/messages/message.ts'

/** Values that each message names; what every message knows may be left out. */
export interface CopyValues {
${values.join('')}}

/** Key of a message that needs no values. */
export type CopyKey = { [Key in keyof CopyValues]: object extends CopyValues[Key] ? Key : never }[keyof CopyValues]

/** Key of a message with a link. */
export type LinkedKey =${linked.length === 0 ? ' never' : linked.join('')}
`
}
