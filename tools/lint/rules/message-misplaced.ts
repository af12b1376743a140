import { findingAt, keyPlace } from '#source'
import type { Rule } from '../rule.ts'
import { pointerOf, siblingsOf } from '../siblings/described-values.ts'
import { misplacedIn } from '../siblings/messages.ts'

export const messageMisplaced: Rule = {
  id: 'message-misplaced',
  why: 'A message that was chosen by mistake exists and has every value that it names: only where its like stands tells that it does not belong here.',
  check: ({ source, tenant }) => {
    if (tenant !== undefined) return []
    return misplacedIn(siblingsOf(source)).map(({ odd, other }) => ({
      ...findingAt(
        {
          rule: '',
          pointer: pointerOf(odd),
          message: `"${String(odd.value)}" stands here alone: all beside it are of another kind than what it is elsewhere.`,
          hint: 'Name the message that was meant. If it is this one, give it a key of its own, as those beside it have.',
        },
        { file: odd.file, pointer: pointerOf(odd) },
      ),
      related: [keyPlace({ file: other.file, pointer: pointerOf(other) })],
    }))
  },
}
