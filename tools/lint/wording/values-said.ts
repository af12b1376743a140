import {
  asJsonObject,
  documentTexts,
  knownValues,
  messageArguments,
  parseOnce,
  type SourceFile,
} from '#source'
import type { Subject } from '../rule.ts'

/** Names of the values that a document says, other than limits and facts of the lender. */
export function valuesSaid({ flows }: Subject, { value }: SourceFile): ReadonlySet<string> {
  const known =
    flows === undefined ? undefined : knownValues({ limits: flows.source.limits, project: flows.project })
  const names = documentTexts(asJsonObject(value)).flatMap(({ text }) => {
    const parsed = parseOnce(text)
    return parsed.ok ? [...messageArguments(parsed.message).keys()] : []
  })
  return new Set(names.filter((name) => known?.has(name) !== true))
}
