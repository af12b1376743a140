import { type Message, memoize } from '#engine'
import { parseOnce } from '#source'
import type { Rule, RuleFault } from '../rule.ts'
import { saidLimits } from '../wording/figures.ts'
import { partsOf } from '../wording/message-parts.ts'
import { checkTexts } from '../wording/texts-of.ts'

export const unitInCopy: Rule = {
  id: 'unit-in-copy',
  why: 'A number in another unit than its own, hours for days, promises what does not hold; and “1 days” reads as a mistake of ours.',
  check: (subject) => {
    const { flows } = subject
    if (flows === undefined) return []
    const units = new Map(saidLimits(flows.source.limits).map(({ name, unit }) => [name, unit]))
    return checkTexts(subject, (text) => {
      if (!text.includes('{')) return []
      const parsed = parseOnce(text)
      return parsed.ok ? [...otherUnits(parsed.message, units), ...ones(parsed.message)] : []
    })
  },
}

type Fault = Omit<RuleFault, 'pointer'>

const unit = 'second|minute|hour|day|week|month|year'
const said = new RegExp(`^[ -](?:(?:business|calendar)[ -])?(${unit})s?\\b`)
const named = new RegExp(`(?:^|[a-z])(${unit})s$`, 'i')

/** Faults of numbers behind which another unit stands than that of their limit, or of their name. */
function otherUnits(message: Message, units: ReadonlyMap<string, string | undefined>): readonly Fault[] {
  return partsOf(message).flatMap(({ part, behind, plural }) => {
    const name = part[0] === '#' ? plural : part[0] === 't' ? undefined : part[1]
    const read = said.exec(behind)?.[1]
    if (name === undefined || read === undefined) return []
    const meant = (units.get(name) ?? named.exec(name)?.[1]?.toLowerCase())?.replace(/s$/, '')
    if (meant === undefined || meant === read || !unit.split('|').includes(meant)) return []
    return [{ message: `{${name}} is a number of ${meant}s, and ${read}s are said.`, hint: `Say ${meant}s.` }]
  })
}

/** Faults of plurals that say a number and its noun, and have no words for one alone. */
const ones = memoize((message: Message): readonly Fault[] =>
  partsOf(message).flatMap(({ part }) => {
    if (part[0] !== 'p' || part[4] === 'ordinal' || part[2].one !== undefined || part[2]['=1'] !== undefined)
      return []
    const noun = partsOf(part[2].other ?? '', part[1])
      .filter((inner) => inner.part[0] === '#' && inner.plural === part[1])
      .flatMap(({ behind }) => /^[ -](?:[a-z]+[ -])?([a-z]+s)\b/.exec(behind)?.[1] ?? [])[0]
    if (noun === undefined) return []
    return [
      {
        message: `Where {${part[1]}} is 1, this says “1 ${noun}”.`,
        hint: 'Add the words for one: `one {# …}` before `other`.',
      },
    ]
  }),
)
