import type { DeskItem } from '#generated/api'
import { say, sayOf } from '../wording.ts'

/** Returns the text about what an application waits for, in one or several sentences. */
export function waitsFor({ subject, answeredConditions, refusals, hold, turn, end }: DeskItem): string {
  const sentences = [
    ...(hold === undefined ? [] : [say(`desk.hold.${hold}`)]),
    ...(subject === undefined ? [] : [sayOf('subject', subject)]),
    ...answeredConditions.map((category) =>
      say('desk.conditionAnswer', { category: sayOf('category', category) }),
    ),
    ...refusals.map(({ name, reason }) => say('desk.refusal', { name, reason: sayOf('refusal', reason) })),
  ]
  return sentences.join('; ') || say(end ? `desk.end.${end}` : `desk.turn.${turn}`)
}
