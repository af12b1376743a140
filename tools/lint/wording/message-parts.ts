import type { Message, MessagePart } from '#engine'

/** Part of a message with the text right behind it. */
export interface PlacedPart {
  readonly part: Exclude<MessagePart, string>
  readonly behind: string
  /** Plural whose option holds the part. */
  readonly plural?: string | undefined
}

/** Parts of a message, with those in its options and tags. */
export function partsOf(message: Message, plural?: string): readonly PlacedPart[] {
  if (typeof message === 'string') return []
  return message.flatMap((part, index) => {
    if (typeof part === 'string') return []
    const next = message[index + 1]
    const placed = { part, behind: typeof next === 'string' ? next : '', plural }
    if (part[0] === 't') return [placed, ...partsOf(part[2], plural)]
    if (part[0] !== 'p' && part[0] !== 's') return [placed]
    const inside = part[0] === 'p' ? part[1] : plural
    return [placed, ...Object.values(part[2]).flatMap((option) => partsOf(option, inside))]
  })
}
