import type { Message, MessagePart } from '#engine'

/** Use of a value in a message: text accepts any value, counting and number formats need a number. */
export type ArgumentUse = 'text' | 'number'

/** Values that a message names in any of its variants. A value used both ways needs a number. */
export function messageArguments(message: Message): ReadonlyMap<string, ArgumentUse> {
  const uses = new Map<string, ArgumentUse>()
  for (const [name, use] of usesIn(message)) if (uses.get(name) !== 'number') uses.set(name, use)
  return uses
}

type Use = readonly [string, ArgumentUse]

const usesIn = (message: Message): readonly Use[] =>
  typeof message === 'string' ? [] : message.flatMap(usesOf)

function usesOf(part: MessagePart): readonly Use[] {
  if (typeof part === 'string') return []
  switch (part[0]) {
    case '#':
      return []
    case 't':
      return usesIn(part[2])
    case 'p':
      return [[part[1], 'number'], ...Object.values(part[2]).flatMap(usesIn)]
    case 's':
      return [[part[1], 'text'], ...Object.values(part[2]).flatMap(usesIn)]
    case 'n':
      return [[part[1], 'number']]
    default:
      return [[part[1], 'text']]
  }
}
