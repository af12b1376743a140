import { type Flows, nearestHint, type Project, pointerTo } from '#source'
import { admittedBy, listedValues } from '../prove/field-values.ts'
import type { ExampleFault } from './examples-of.ts'
import type { Facts } from './facts.ts'

interface Known {
  readonly flows: Pick<Flows['source'], 'answers'>
  readonly project: Project
}

/** Faults of facts whose field there is not, or that the field never has. */
export const checkFacts = (facts: Facts, above: string, known: Known): readonly ExampleFault[] =>
  Object.entries(facts).flatMap(([field, value]) =>
    faultsOf(field, value, known).map((fault) => ({ ...fault, pointer: above + pointerTo(field) })),
  )

function faultsOf(
  field: string,
  value: Facts[string],
  { flows: { answers }, project }: Known,
): readonly Omit<ExampleFault, 'pointer'>[] {
  const fields = [...Object.keys(project.fields), ...Object.keys(answers)]
  if (!fields.includes(field))
    return [{ message: `There is no field "${field}".`, ...nearestHint(field, fields) }]
  if (value === null || value === undefined) return []
  if (Array.isArray(value) !== field.includes('[]'))
    return [
      {
        message: Array.isArray(value)
          ? `${field} has one value.`
          : `${field} is a list: [${JSON.stringify(value)}].`,
      },
    ]
  const type = project.types[field] ?? answers[field]?.type ?? 'string'
  const admits = admittedBy(field, project)
  return [value].flat().flatMap((each) => {
    const message = `${field} is never ${JSON.stringify(each)}.`
    if (typeof each !== type) return [{ message, hint: `It is a ${type}.` }]
    if (type !== 'string' || admits(`${each}`)) return []
    return [{ message, ...nearestHint(`${each}`, listedValues(field, project)) }]
  })
}
