import type { Notice } from './fan-out.ts'

const kinds = { M: 'MESSAGE', S: 'STATE', T: 'TYPING', R: 'READ' } as const

/** Encodes a notice as one word of a payload. */
export function writeNotice(notice: Notice): string {
  const { kind, conversation } = notice
  if (notice.kind === 'TYPING') return `T:${conversation}:${notice.participant}`
  if (notice.kind === 'READ') return `R:${conversation}:${notice.participant}:${notice.sequence}`
  return `${kind === 'MESSAGE' ? 'M' : 'S'}:${conversation}`
}

/** Decodes a notice. Undefined for an unknown word, which another version of the server may have sent. */
export function findNotice(word: string): Notice | undefined {
  const [letter = '', conversation, participant, sequence] = word.split(':')
  const kind = letter in kinds ? kinds[letter as keyof typeof kinds] : undefined
  if (kind === undefined || conversation === undefined) return undefined
  if (kind === 'MESSAGE' || kind === 'STATE') return { kind, conversation }
  if (participant === undefined) return undefined
  return kind === 'TYPING'
    ? { kind, conversation, participant }
    : { kind, conversation, participant, sequence: Number(sequence) }
}
