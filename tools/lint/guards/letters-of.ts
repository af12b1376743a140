import type { EffectSource } from '#generated/dsl'
import type { Project } from '#source'
import { fieldOf, valuesOf } from './asked-proofs.ts'

/** Letters by which whoever sets a field may tell its owner: one list for each value that an effect names and that has a mark. */
export function lettersOf({ letters }: Project, effect: EffectSource): readonly (readonly string[])[] {
  const mark = letters[fieldOf(effect)]
  if (mark === undefined) return []
  if (isList(mark)) return [mark]
  return (valuesOf(effect) ?? Object.keys(mark)).flatMap((value) => {
    const each = mark[String(value)]
    return each === undefined ? [] : [each]
  })
}

const isList = (mark: Project['letters'][string]): mark is readonly string[] => Array.isArray(mark)
