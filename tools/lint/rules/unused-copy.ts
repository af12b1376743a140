import { formFormats } from '#engine'
import { asJsonObject, camelCase, pointerTo, schemaOf } from '#source'
import { type ProductCode, productCode } from '../product-code/product-code.ts'
import { copyReferences } from '../references/copy-references.ts'
import { otherwiseNamed } from '../references/expected-copy.ts'
import type { Rule, Subject } from '../rule.ts'

/** Applies to directories with screens, which show the messages. */
export const unusedCopy: Rule = {
  id: 'unused-copy',
  why: 'A message that is never shown costs rewording and translation, and hides that its page lacks a text.',
  check: (subject) => {
    const code = productCode(subject)
    if (code === undefined) return []
    const isUsed = usage(subject, code)
    const named = new Set([...copyReferences(subject), ...code.words])
    const keys = Object.keys(asJsonObject(subject.value.copy))
    const unused = keys.filter(
      (key) => !isUsed(key) || (otherwiseNamed(subject.source).has(key) && !named.has(key)),
    )
    const members = Map.groupBy(keys, stem)
    const left = Map.groupBy(unused, stem)
    return unused.map((key) => {
      // Nothing of what they are about is shown: a letter that nobody sends has a subject, a body and a button.
      const gone = left.get(stem(key))?.length ?? 0
      const isWhole = gone > 1 && gone === members.get(stem(key))?.length
      const other = otherwiseNamed(subject.source).get(key)
      const finding = subject.report({
        pointer: pointerTo('copy', key),
        what: 'key',
        message: `Nothing shows the message "${key}".`,
        ...(isWhole && { cause: stem(key) }),
        hint:
          other === undefined
            ? 'If a change took away what showed it, put that back. Otherwise show it where it was meant to be, or remove it.'
            : `Is it meant in ${other.place.file}, where "${other.said}" stands? Otherwise remove it.`,
      })
      return other === undefined ? finding : { ...finding, related: [other.place] }
    })
  },
}

function usage(subject: Subject, code: ProductCode): (key: string) => boolean {
  const named = new Set([...copyReferences(subject), ...code.words])
  const words = new Set([...named, ...[...named].map(stem), ...Object.keys(formFormats)])
  for (const values of Object.values(subject.source.project.values))
    for (const value of values) words.add(value)
  for (const { kind, value } of subject.source.files.values())
    if (schemaOf(kind) !== 'copy' && kind !== 'facts' && kind !== 'examples') addWords(value, words)
  const patterns = code.templates.map((parts) => new RegExp(`^${parts.map(escapeDots).join('(.+)')}$`))
  const isMade = (key: string) =>
    patterns.some(
      (pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((part) => words.has(part)) === true,
    )
  return (key) => named.has(key) || isMade(key)
}

/** Stem `bank.autopay` of `bank.autopay.title`: with a title, the lead beside it is shown. */
const stem = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')))

/**
 * Collects names of things: a composed key counts as used only if each inserted part is such a name; copy has names
 * in camel case.
 */
function addWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) words.add(key).add(camelCase(key))
    addWords(child, words)
  }
}

const escapeDots = (text: string): string => text.replaceAll('.', String.raw`\.`)
