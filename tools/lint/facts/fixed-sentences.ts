import { memoize } from '#engine'
import { resolveBase, type Source } from '#source'

/** Messages whose words no lender chooses, with what fixes them: the source of a fact, or a disclosure that the law asks for. */
export const fixedSentences = memoize((source: Source): ReadonlyMap<string, string> => {
  const flows = resolveBase(source).flows?.source
  const facts = Object.values(flows?.facts.facts ?? {}).filter(({ lenders }) => lenders !== 'differ')
  const disclosures = Object.entries(flows?.disclosures.disclosures ?? {})
  return new Map([
    ...facts.flatMap((fact) => Object.keys(fact.sentences ?? {}).map((key) => [key, fact.source] as const)),
    ...disclosures.flatMap(([id, { regulatory, versions }]) =>
      regulatory ? versions.map(({ copy }) => [copy, `the disclosure "${id}"`] as const) : [],
    ),
  ])
})
