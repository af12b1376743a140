import { memoize } from '#engine'
import {
  asJsonObject,
  asText,
  childObject,
  type Json,
  nearestHint,
  pointerTo,
  type Source,
  settingsByTenant,
} from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const flagLender: Rule = {
  id: 'flag-lender',
  why: 'A flag that is dealt out to a lender that there is not leaves the lender that was meant with what everybody else gets.',
  check: (subject) => {
    if (!isChanged(subject, 'flags')) return []
    const known = codesOf(subject.source)
    const flags = Object.entries(childObject(asJsonObject(subject.value.flags), 'flags'))
    return subject.reportOwn(
      flags.flatMap(([key, flag]) =>
        organizationsIn(asJsonObject(flag).targeting, pointerTo('flags', 'flags', key, 'targeting'))
          .filter(({ code }) => !known.includes(code))
          .map(({ code, pointer }) => ({
            pointer,
            message: `No lender has the code "${code}" (\`org.orgCode\`).`,
            ...nearestHint(code, known),
          })),
      ),
    )
  },
}

const codesOf = memoize((source: Source): readonly string[] =>
  [...settingsByTenant(source).values()].map(({ org }) => asText(asJsonObject(org).orgCode)),
)

type Named = Pick<RuleFault, 'pointer'> & { readonly code: string }

/** Codes with which a targeting compares the lender. */
function organizationsIn(targeting: Json | undefined, pointer: string): readonly Named[] {
  if (typeof targeting !== 'object' || targeting === null) return []
  if (Array.isArray(targeting)) {
    const [fact, value]: readonly Json[] = targeting
    const place = pointer + pointerTo(1)
    if (asJsonObject(fact).var === 'organization')
      return Array.isArray(value)
        ? value.map((code: Json, index) => ({ code: asText(code), pointer: place + pointerTo(index) }))
        : [{ code: asText(value), pointer: place }]
  }
  return Object.entries<Json>({ ...targeting }).flatMap(([key, part]) =>
    organizationsIn(part, pointer + pointerTo(key)),
  )
}
