import {
  asJsonObject,
  documentTexts,
  type Finding,
  filesOf,
  findingAt,
  keptFields,
  knownValues,
  messageArguments,
  missingValues,
  nearestHint,
  parseOnce,
  pointerTo,
  valuesKnownTo,
} from '#source'
import { foundWhileReading } from '../found-while-reading.ts'
import { productCode } from '../product-code/product-code.ts'
import { copyReferences } from '../references/copy-references.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

const found = foundWhileReading(
  'copy-placeholder',
  'A message that names a value which it does not get cannot be shown, and its page fails with it.',
)

/**
 * Compares the values of the base's messages with the names that code has; TypeScript compares them with what each call
 * passes. A lender's rewording is compared with the base while it is read.
 */
export const copyPlaceholder: Rule = {
  ...found,
  check: (subject) => [
    ...found.check(subject),
    ...inBase(subject).map(subject.report),
    ...inDocuments(subject),
  ],
}

function inBase(subject: Subject): readonly RuleFault[] {
  const { flows } = subject
  const code = productCode(subject)
  if (flows === undefined || code === undefined) return []
  const { copy, limits } = flows.source
  const names = { limits, project: flows.project }
  const references = copyReferences(subject)
  return Object.entries(copy).flatMap(([key, text]) => {
    const known = valuesKnownTo(key, names)
    // Messages that only the JSON names are titles, labels or options, which get no values.
    const given = references.has(key) && !code.words.has(key) ? new Set<string>() : code.names
    return missingValues(text, given, known).map(({ name, message }) => ({
      pointer: pointerTo('copy', key),
      message,
      ...nearestHint(name, [...known.keys()], '{}'),
    }))
  })
}

/** Checks documents only for values that code names somewhere: the code does not show which values the server passes. */
function inDocuments(subject: Subject): readonly Finding[] {
  const { flows, source } = subject
  const code = productCode(subject)
  if (flows === undefined || code === undefined) return []
  const known = knownValues({ limits: flows.source.limits, project: source.project })
  const given = new Set([...code.names, ...keptFields(source).map(({ last }) => last)])
  const texts = filesOf(source, 'document').flatMap((file) =>
    documentTexts(asJsonObject(file.value)).flatMap(({ text, pointer }) => {
      const parsed = parseOnce(text)
      return parsed.ok ? [{ file, pointer, text: parsed.message }] : []
    }),
  )
  const said = texts.flatMap(({ text }) => [...messageArguments(text).keys()])
  const right = [...new Set([...known.keys(), ...said.filter((name) => given.has(name))])]
  return texts.flatMap(({ file, pointer, text }) =>
    missingValues(text, given, known).map(({ name, message }) =>
      findingAt({ rule: '', pointer, message, ...nearestHint(name, right, '{}') }, { file, pointer }),
    ),
  )
}
