import { asJsonObject, type Finding, filesOf, findingAt, nearestHint } from '#source'
import { productCode } from '../product-code/product-code.ts'
import { copyReferences } from '../references/copy-references.ts'
import { missingOr } from '../references/missing-or.ts'
import type { Subject } from '../rule.ts'
import { missingOfFamilies } from './composed-keys.ts'

/**
 * Findings for messages that the code of screens/ and server/ names but that do not exist. Lenders may reword such
 * messages, not remove them.
 */
export function copyMissingInCode(subject: Subject): readonly Finding[] {
  const { source, value } = subject
  const code = productCode(subject)
  if (code === undefined) return []
  const known = Object.keys(asJsonObject(value.copy))
  const copy = new Set(known)
  const references = copyReferences(subject)
  const families = new Set(known.map(familyOf))
  const named = new Set([
    ...code.calls.map(({ key }) => key),
    // A text that looks like a key counts as one only if others share its beginning.
    ...[...code.words].filter((word) => isKey.test(word) && families.has(familyOf(word))),
  ])
  const unnamed = known.filter((key) => !named.has(key) && !references.has(key))
  const composed = missingOfFamilies(code.templates, unnamed, source.project.values)
  return [...named, ...composed].filter((key) => !copy.has(key)).flatMap((key) => report(source, key, copy))
}

function report(source: Subject['source'], key: string, known: ReadonlySet<string>): readonly Finding[] {
  const files = filesOf(source, 'copy')
  const file = files.find(({ path }) => path.endsWith(`/${key.split('.')[0]}.json`)) ?? files[0]
  if (file === undefined) return []
  const fault = {
    rule: '',
    pointer: '/messages',
    what: 'key',
    message: `The screens or the server say "${key}", and there is no such message.`,
    ...missingOr(source, { kind: 'copy', id: key, known }, () => nearestHint(key, known)),
  } as const
  return [findingAt(fault, { file, pointer: '/messages' })]
}

const isKey = /^[a-z]\w*(\.[\w-]+){2,}$/

const familyOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')))
