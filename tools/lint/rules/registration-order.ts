import { isDeepStrictEqual } from 'node:util'
import { asJsonObject, asStrings, type Flows, pointerTo, type Source } from '#source'
import { isChanged } from '../is-changed.ts'
import { fieldsRead } from '../references/fields-read.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const registrationOrder: Rule = {
  id: 'registration-order',
  why: 'Skipping a question cannot depend on a later answer: new applicants could never skip it. And going on must never lead back in the list of steps.',
  reads: 'logic',
  check: (subject) => {
    const { source, flows, report } = subject
    if (flows === undefined || !isChanged(subject, 'registration', 'predicates')) return []
    return [
      ...faultsOf(source, flows),
      ...askedTwice(flows),
      ...skippedAsOther(source, flows),
      ...groupFaults(flows),
      ...confirmationFaults(flows),
    ].map(report)
  },
}

function faultsOf(source: Source, { source: { registration }, journey }: Flows): readonly RuleFault[] {
  const { order, steps } = registration
  const asked = order.map((step) => fieldsOf(source, steps[step]?.form ?? ''))
  return order.flatMap((step, index) => {
    const skipWhen = steps[step]?.skipWhen
    const read = skipWhen === undefined ? [] : fieldsRead(skipWhen, journey.predicates.source)
    return [...new Set(read)].flatMap((field) => {
      const first = asked.findIndex((names) => names.some((name) => isFieldOf(field, name)))

      if (first <= index) return []
      return [
        {
          pointer: pointerTo('registration', 'steps', step, 'skipWhen'),
          message: `Whether "${step}" is skipped depends on ${field}, which is asked for later, at "${order[first]}".`,
          hint: `Put "${step}" after "${order[first]}" in \`order\`, or let it depend on what is known by then.`,
        },
      ]
    })
  })
}

/** Faults of steps with the form of an earlier one. */
function askedTwice({ source: { registration } }: Flows): readonly RuleFault[] {
  const { order, steps } = registration
  return order.flatMap((step, index) => {
    const form = steps[step]?.form
    const before = order.slice(0, index).find((other) => steps[other]?.form === form)
    if (form === undefined || before === undefined) return []
    return [
      {
        pointer: pointerTo('registration', 'steps', step, 'form'),
        related: [pointerTo('registration', 'steps', before, 'form')],
        message: `"${step}" asks "${form}", which "${before}" has asked before.`,
        hint: 'Name the form of this step.',
      },
    ]
  })
}

/** Faults of steps that are skipped as another one is, whose answers the condition is about: likely a copy of it. */
function skippedAsOther(source: Source, { source: { registration }, journey }: Flows): readonly RuleFault[] {
  const { order, steps } = registration
  const isAbout = (step: string, fields: readonly string[]) =>
    fields.some((field) => fieldsOf(source, steps[step]?.form ?? '').some((name) => isFieldOf(field, name)))
  return order.flatMap((step) => {
    const skipWhen = steps[step]?.skipWhen
    const fields = skipWhen === undefined ? [] : fieldsRead(skipWhen, journey.predicates.source)
    const other = order.find(
      (each) => isDeepStrictEqual(steps[each]?.skipWhen, skipWhen) && isAbout(each, fields),
    )
    if (other === undefined || isAbout(step, fields)) return []
    return [
      {
        pointer: pointerTo('registration', 'steps', step, 'skipWhen'),
        related: [pointerTo('registration', 'steps', other, 'skipWhen')],
        message: `"${step}" is skipped as soon as the answers of "${other}" are known: its own may still be missing.`,
        hint: `Name what is true once "${step}" is answered.`,
      },
    ]
  })
}

/** Faults of groups: the sidebar lists them in order and marks earlier ones as done. */
function groupFaults({ source: { registration } }: Flows): readonly RuleFault[] {
  const { order, groupOrder, steps } = registration
  const groupOf = (step: string | undefined) => steps[step ?? '']?.group ?? ''
  return order.slice(1).flatMap((step, index) => {
    const [before, group] = [groupOf(order[index]), groupOf(step)]
    if (groupOrder.indexOf(before) <= groupOrder.indexOf(group)) return []
    return [
      {
        pointer: pointerTo('registration', 'order', index + 1),
        message: `"${step}" comes after "${order[index]}", although its group, "${group}", stands before "${before}".`,
        hint: 'Let the steps of a group stand together, and in the order of `groupOrder`.',
      },
    ]
  })
}

/**
 * Faults of a question with the name of the confirmation, which would be shown instead: the confirmation follows once
 * all answers are sent.
 */
function confirmationFaults({ source: { registration } }: Flows): readonly RuleFault[] {
  const { order, confirmation } = registration
  const index = confirmation === undefined ? -1 : order.indexOf(confirmation.step)
  if (confirmation === undefined || index === -1) return []
  return [
    {
      pointer: pointerTo('registration', 'order', index),
      message: `"${confirmation.step}" is the confirmation, which comes after all questions by itself.`,
      hint: 'Leave it out of `order`, or give the question another name.',
    },
  ]
}

/** Names of the values that a form asks for. */
const fieldsOf = (source: Source, form: string): readonly string[] =>
  asStrings(asJsonObject(source.files.get(`flows/forms/${form}.json`)?.value).order)

/**
 * Whether a form's value is a field of the context: `email` is profile.email, `phoneNumber` one of
 * profile.phoneNumbers[].
 */
const isFieldOf = (field: string, name: string): boolean =>
  field.split('.').some((part) => part === name || part === `${name}s[]`)
