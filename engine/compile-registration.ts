import type { Predicate, Predicates } from './compile-predicates.ts'
import { at, requireId } from './place.ts'
import type { RegistrationSource } from './source.ts'

/** Per step, whether it is skipped. */
export type StepSkips = ReadonlyMap<string, Predicate>

export function compileRegistration(source: RegistrationSource, predicates: Predicates): StepSkips {
  const root = { file: 'registration', pointer: '' }
  source.order.forEach((id, index) => {
    requireId(id, source.steps, 'UNKNOWN_STEP', 'step', at(root, 'order', index))
  })
  return new Map(
    Object.entries(source.steps).flatMap(([id, { group, skipWhen }]) => {
      const place = at(root, 'steps', id)
      requireId(group, source.groups, 'UNKNOWN_GROUP', 'group', at(place, 'group'))
      return skipWhen === undefined
        ? []
        : [[id, predicates.compile(skipWhen, at(place, 'skipWhen'))] as const]
    }),
  )
}
