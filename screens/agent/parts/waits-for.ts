import type { DeskItem } from '#generated/api'
import { say, sayOf } from '../wording.ts'

/** What an application waits for, in a sentence or several. */
export function waitsFor({ subject, answeredConditions }: DeskItem): string {
  const sentences = [
    ...(subject === undefined ? [] : [sayOf('subject', subject)]),
    ...answeredConditions.map((category) =>
      say('desk.conditionAnswer', { category: sayOf('category', category) }),
    ),
  ]
  return sentences.join('; ') || say('desk.nothing')
}
