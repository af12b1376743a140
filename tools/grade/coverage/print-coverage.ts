import type { CoverageVerdict } from './judge-coverage.ts'

/** Formats coverage for people: the share of each kind, and what needs attention. */
export function printCoverage({ known, missing, faults }: CoverageVerdict): string {
  const kinds = Map.groupBy(known, kindOf)
  const lacking = Map.groupBy(missing, kindOf)
  const lines = [...kinds].map(([kind, items]) => {
    const met = items.length - (lacking.get(kind)?.length ?? 0)
    return `${plural(kind)}: ${met} of ${items.length} met`
  })
  return [...lines, ...faults].join('\n')
}

const kindOf = (item: string): string => item.slice(0, item.indexOf(' '))

const plural = (kind: string): string => (kind === 'predicate' ? 'outcomes of predicates' : `${kind}s`)
