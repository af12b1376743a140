import { type CompiledChoice, compileChoice } from './compile-choice.ts'
import type { Predicates } from './compile-predicates.ts'
import { at, requireId } from './place.ts'
import type { ProgressSource } from './source.ts'

export type ProgressLabels = ReadonlyMap<string, CompiledChoice>

export function compileProgress(source: ProgressSource, predicates: Predicates): ProgressLabels {
  const root = { file: 'progress', pointer: '' }
  source.order.forEach((id, index) => {
    requireId(id, source.steps, 'UNKNOWN_STEP', 'step', at(root, 'order', index))
  })
  return new Map(
    Object.entries(source.steps).map(([id, { label }]) => [
      id,
      compileChoice(label, 'label', predicates, at(root, 'steps', id, 'label'), () => undefined),
    ]),
  )
}
