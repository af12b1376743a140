import { asJsonObject, asStrings, childObject, filesOf, findingAt, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const orderIncomplete: Rule = {
  id: 'order-incomplete',
  why: 'An entry of a map that is missing from its order is never shown: a question is not asked, a disclosure not made.',
  check: (subject) => [...inFlows(subject), ...inForms(subject)],
}

/** Maps of the flows that are shown in the order of an array beside them. */
const ordered = [
  { file: 'registration', order: 'order', map: 'steps', noun: 'step' },
  { file: 'registration', order: 'groupOrder', map: 'groups', noun: 'group' },
  { file: 'progress', order: 'order', map: 'steps', noun: 'step' },
] as const

const inFlows = (subject: Subject) =>
  ordered
    .filter(({ file }) => isChanged(subject, file))
    .flatMap(({ file, order, map, noun }) => {
      const flow = asJsonObject(subject.value[file])
      return missing(Object.keys(childObject(flow, map)), asStrings(flow[order])).map((id) =>
        subject.report({
          pointer: pointerTo(file, order),
          what: 'key',
          message: `The ${noun} "${id}" is missing from \`${order}\`, so that nobody ever sees it.`,
          hint: `Put "${id}" where it belongs, or remove it.`,
        }),
      )
    })

/** Forms, which only the base has. */
const inForms = ({ source, tenant }: Subject) =>
  (tenant === undefined ? filesOf(source, 'form') : []).flatMap((file) => {
    const { fields, order } = asJsonObject(file.value)
    return missing(Object.keys(asJsonObject(fields)), asStrings(order)).map((id) =>
      findingAt(
        {
          rule: 'order-incomplete',
          what: 'key',
          message: `The field "${id}" is missing from \`order\`, so that nobody is ever asked for it.`,
          hint: `Put "${id}" where it belongs, or remove it.`,
          pointer: '/order',
        } satisfies RuleFault & { readonly rule: string },
        { file, pointer: '/order' },
      ),
    )
  })

const missing = (ids: readonly string[], order: readonly string[]): readonly string[] =>
  ids.filter((id) => !order.includes(id))
