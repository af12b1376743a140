import { memoize } from '#engine'
import { nearestHint, parseOnce, type Source } from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault } from '../rule.ts'
import { partsOf } from '../wording/message-parts.ts'
import { checkTexts } from '../wording/texts-of.ts'

export const selectCase: Rule = {
  id: 'select-case',
  why: 'A case that no value ever has, such as a misspelt one, is never said: everybody reads the words of `other`, which are then wrong for some.',
  check: (subject) => {
    const known = knownTo(subject.source)
    return known === undefined ? [] : checkTexts(subject, (text) => faultsOf(text, known))
  },
}

/** Values that code can pass: texts of its own, and those of the schemas. */
const knownTo = memoize((source: Source): ReadonlySet<string> | undefined => {
  const code = productCode({ source, tenant: undefined })
  return code === undefined
    ? undefined
    : new Set([...code.words, ...Object.values(source.project.values).flat()])
})

function faultsOf(text: string, known: ReadonlySet<string>): readonly Omit<RuleFault, 'pointer'>[] {
  if (!text.includes('select')) return []
  const parsed = parseOnce(text)
  return (parsed.ok ? partsOf(parsed.message) : []).flatMap(({ part }) =>
    part[0] === 's'
      ? Object.keys(part[2])
          .filter((value) => value !== 'other' && !known.has(value))
          .map((value) => faultOf(part[1], value, known))
      : [],
  )
}

/** Suggests only values written alike, `OFFICE` for `OFICE`, as code has thousands of words. */
function faultOf(name: string, value: string, known: ReadonlySet<string>): Omit<RuleFault, 'pointer'> {
  const isUpper = value === value.toUpperCase()
  const alike = [...known].filter((each) => (each === each.toUpperCase()) === isUpper)
  const message = `{${name}} is never "${value}": these words are never said.`
  return { message, ...nearestHint(value, alike) }
}
