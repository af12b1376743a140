import { type Finding, findingAt, keyPlace, pointerTo } from '#source'
import { knownIds } from '../references/known-ids.ts'
import type { Rule } from '../rule.ts'
import { pointerOf, siblingsOf } from '../siblings/described-values.ts'
import { type Exchanged, exchangedIn } from '../siblings/exchanges.ts'
import { misnamedIn } from '../siblings/names.ts'

export const misnamed: Rule = {
  id: 'misnamed',
  why: 'Where nearly every label, form or page bears the name of the thing that it belongs to, one that bears another name belongs elsewhere.',
  check: ({ source, tenant, value }) => {
    if (tenant !== undefined) return []
    const known = (kind: string) => knownIds(source, value, kind, {})
    const kinds = [...siblingsOf(source).values()]
    return [
      ...kinds.flatMap((siblings) =>
        misnamedIn(siblings, known).map(({ odd, property, name, found, own }) => {
          const pointer = pointerOf(odd) + pointerTo(property)
          return findingAt(
            {
              rule: '',
              pointer,
              message: `The ${property} of "${name}" is "${found}", and "${own}" is there.`,
              hint: `Is "${own}" meant? If not, give it the name of what it shows.`,
            },
            { file: odd.file, pointer },
          )
        }),
      ),
      ...kinds.flatMap(exchangedIn).map(ofExchanged),
    ]
  },
}

const ofExchanged = ({ odd, other, words }: Exchanged): Finding => ({
  ...findingAt(
    {
      rule: '',
      pointer: pointerOf(odd),
      message: `"${odd.key}" says "${words}", which is the name of "${other.key}", and that bears this one.`,
      hint: 'Were the two exchanged?',
    },
    { file: odd.file, pointer: pointerOf(odd) },
  ),
  related: [keyPlace({ file: other.file, pointer: pointerOf(other) })],
})
