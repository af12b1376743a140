import type { DeskItem } from '#generated/api'
import { say, sayOf } from '../wording.ts'

/** Returns the text about what an application waits for, in one or several sentences. */
export function waitsFor({ subject, answeredConditions, refusals }: DeskItem): string {
  const sentences = [
    ...(subject === undefined ? [] : [sayOf('subject', subject)]),
    ...answeredConditions.map((category) =>
      say('desk.conditionAnswer', { category: sayOf('category', category) }),
    ),
    ...refusals.map(({ name, reason }) => say('desk.refusal', { name, reason: sayOf('refusal', reason) })),
  ]
  return sentences.join('; ') || say('desk.nothing')
}
