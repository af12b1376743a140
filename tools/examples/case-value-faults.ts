import { memoize } from '#engine'
import type { ExampleSource } from '#generated/dsl'
import {
  asJsonObject,
  asText,
  type Json,
  nearestHint,
  type Project,
  pointerTo,
  resolveBase,
  type Source,
} from '#source'
import { admittedBy, listedValues } from '../prove/values/field-values.ts'
import type { CaseValues } from './case-values.ts'
import { type ExampleFault, peopleOf } from './examples-of.ts'

/** Faults in the values of an example's case, at pointers within it. */
export const caseValueFaults = memoize((source: Source) => {
  const people = Object.keys(peopleOf(source))
  return memoize(({ person, context, each = {} }: ExampleSource): readonly ExampleFault[] => [
    ...checkCaseValues(context, source).map((fault) => ({ ...fault, pointer: `/context${fault.pointer}` })),
    ...Object.entries(each).flatMap(([field, values]) =>
      values.flatMap((value) =>
        checkCaseValues({ [field]: field.includes('[]') ? [value] : value }, source).map((fault) => ({
          ...fault,
          pointer: `/each${fault.pointer}`,
        })),
      ),
    ),
    ...(person === undefined || people.includes(person)
      ? []
      : [
          {
            pointer: '/person',
            message: `There is no person "${person}" under \`people\` of flows/examples.`,
            ...nearestHint(person, people),
          },
        ]),
  ])
})

/** Faults of values whose field there is not, or that the field never has. */
export const checkCaseValues = (facts: CaseValues, source: Source): readonly ExampleFault[] =>
  Object.entries(facts).flatMap(([field, value]) =>
    faultsOf(field, value, source).map((fault) => ({ ...fault, pointer: pointerTo(field) })),
  )

function faultsOf(
  field: string,
  value: CaseValues[string],
  source: Source,
): readonly Omit<ExampleFault, 'pointer'>[] {
  const { project } = source
  const type = typesOf(source).get(field)
  if (type === undefined)
    return [{ message: `There is no field "${field}".`, ...nearestHint(field, typesOf(source).keys()) }]
  if (value === null || value === undefined) return []
  if (Array.isArray(value) !== field.includes('[]'))
    return [
      {
        message: Array.isArray(value)
          ? `${field} has one value.`
          : `${field} is a list: [${JSON.stringify(value)}].`,
      },
    ]
  const admits = admittedBy(field, project)
  return [value].flat().flatMap((each) => {
    const message = `${field} is never ${JSON.stringify(each)}.`
    if (typeof each !== type) return [{ message, hint: `It is a ${type}.` }]
    if (type !== 'string' || admits(`${each}`)) return []
    return [{ message, ...nearestHint(`${each}`, listedValues(field, project)) }]
  })
}

/** Types of all fields: those of the context, and answers that forms keep. */
const typesOf = memoize((source: Source): ReadonlyMap<string, string> => {
  const { fields, types }: Project = source.project
  const answers = Object.entries<Json>(asJsonObject(resolveBase(source).value.answers))
  return new Map([
    ...Object.keys(fields).map((field) => [field, types[field] ?? 'string'] as const),
    ...answers.map(([field, answer]) => [field, asText(asJsonObject(answer).type) || 'string'] as const),
  ])
})
