import { nearest } from '#engine'
import { knownValues, missingValues, pointerTo } from '#source'
import { copyReferences } from '../copy-references.ts'
import { foundWhileReading } from '../found-while-reading.ts'
import { productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

const found = foundWhileReading(
  'copy-placeholder',
  'A message that names a value which nobody gives it cannot be shown, and takes its page with it.',
)

/** Reading compares what a lender reworded with the base; the base is compared with what the screens give. */
export const copyPlaceholder: Rule = {
  ...found,
  check: (subject) => [...found.check(subject), ...inBase(subject).map(subject.report)],
}

function inBase(subject: Subject): readonly RuleFault[] {
  const { tenant, flows, source } = subject
  const code = tenant === undefined ? productCode(source.dir) : undefined
  if (flows === undefined || code === undefined) return []
  const { copy, limits } = flows.source
  const known = knownValues(limits)
  const calls = Map.groupBy(
    code.flatMap((file) => file.calls),
    ({ key }) => key,
  )
  const words = new Set(code.flatMap((file) => file.words))
  // What only the JSON names is a title, a label or an option: it is given nothing.
  const onlyNamed = [...copyReferences(subject)].filter((key) => !words.has(key))
  const shown = [
    ...onlyNamed.map((key) => ({ key, given: new Set<string>() })),
    ...[...calls.values()].flat(),
  ]
  return shown.flatMap(({ key, given }) =>
    given === undefined
      ? []
      : missingValues(copy[key] ?? '', given, known).map(({ name, message }) => {
          const near = nearest(name, [...given, ...known.keys()])
          const hint = near === undefined ? {} : { hint: `Did you mean {${near}}?` }
          return { pointer: pointerTo('copy', key), message, ...hint }
        }),
  )
}
