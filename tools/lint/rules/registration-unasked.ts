import { existsSync } from 'node:fs'
import path from 'node:path'
import { chooseRegistrationStep, memoize } from '#engine'
import {
  asJsonObject,
  asStrings,
  childObject,
  pointerTo,
  readJsonObject,
  repository,
  resolveBase,
} from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule } from '../rule.ts'

/** Applies to lenders: what the flows ask is a fact of theirs. */
export const registrationUnasked: Rule = {
  id: 'registration-unasked',
  why: 'Without an answer that a registration needs, the server refuses it after its last question: nobody can apply.',
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const { source, flows, report } = subject
    const base = resolveBase(source).flows
    const isAsked = source.project.uses.includes('registration') && subject.tenant !== undefined
    if (
      !isAsked ||
      !isChanged(subject, 'registration', 'predicates') ||
      flows === undefined ||
      base === undefined
    )
      return []
    const [before, after] = [base, flows].map(formsOf)
    return neededBy(repository).flatMap((step) => {
      const form = before?.get(step)
      const own = after?.get(step)
      if (form === undefined || own === form) return []
      const isThere = own !== undefined || flows.source.registration.order.includes(step)
      return [
        report({
          pointer: isThere
            ? pointerTo('registration', 'steps', step, own === undefined ? 'skipWhen' : 'form')
            : pointerTo('registration', 'order'),
          message: `The registration needs the answers of "${step}" (${form}), which it does not ask of somebody new.`,
          hint: 'Ask for them: in `order`, with the form of flows/registration.json, and skipped for nobody of whom they are not known.',
        }),
      ]
    })
  },
}

/** Forms of the questions that are asked of somebody of whom nothing is known. */
const formsOf = ({ journey, source }: NonNullable<ReturnType<typeof resolveBase>['flows']>) => {
  const { steps } = chooseRegistrationStep(journey, {}, { answered: [] })
  return new Map(steps.map((step) => [step, source.registration.steps[step]?.form]))
}

/** Answers without which the server refuses a registration. None where there is no such call: the package serves any product. */
const neededBy = memoize((root: string): readonly string[] => {
  const file = path.join(root, 'schemas/api/registration.schema.json')
  if (!existsSync(file)) return []
  const schema = readJsonObject(file)
  return asStrings(asJsonObject(childObject(childObject(schema, '$defs'), 'RegistrationRequest')).required)
})
