import { formFormats } from '#engine'
import { fieldEnums } from '#generated/fields'
import { asJsonObject, camelCase, pointerTo, schemaOf } from '#source'
import { copyReferences } from '../copy-references.ts'
import { type ProductCode, productCode } from '../product-code/product-code.ts'
import type { Rule, Subject } from '../rule.ts'

/** Applies where there are screens: without them nobody knows which messages are shown. */
export const unusedCopy: Rule = {
  id: 'unused-copy',
  why: 'A message that nothing shows is reworded and translated for nobody, and hides that the page it was for says nothing.',
  check: (subject) => {
    const code = productCode(subject)
    if (code === undefined) return []
    const isUsed = usage(subject, code)
    return Object.keys(asJsonObject(subject.value.copy))
      .filter((key) => !isUsed(key))
      .map((key) =>
        subject.report({
          pointer: pointerTo('copy', key),
          what: 'key',
          message: `Nothing shows the message "${key}".`,
          hint: 'Remove it, or show it where it was meant to be.',
        }),
      )
  },
}

function usage(subject: Subject, code: ProductCode): (key: string) => boolean {
  const named = new Set([...copyReferences(subject), ...code.words])
  const words = new Set([...named, ...[...named].map(stem), ...dataWords(subject)])
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

/** `bank.autopay` of `bank.autopay.title`: beside a title that is shown, its lead is. */
const stem = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')))

/** A key made of parts is only used where each part is the name of something; copy has names in camel case. */
const dataWords = ({ source }: Subject): readonly string[] => [
  ...[...source.files.values()].flatMap(({ kind, value }) =>
    schemaOf(kind) === 'copy' ? [] : wordsIn(value),
  ),
  ...Object.values(fieldEnums).flatMap((values) => values ?? []),
  ...Object.keys(formFormats),
]

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [key, camelCase(key), ...wordsIn(child)])
}

const escapeDots = (text: string): string => text.replaceAll('.', String.raw`\.`)
