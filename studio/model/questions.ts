import { asJsonObject, asStrings, asText, pointerTo, type Source } from '#source'
import type { FormView, QuestionView, Reader } from '../api/questions.ts'
import { formOf } from '../jobs/job.ts'
import { conditionText } from './conditions.ts'
import { nodeAt } from './nodes.ts'
import { sentenceOf } from './sentences.ts'
import { usesOf } from './uses.ts'

/** Questions of a form in their order, as a lender's applicants meet them. */
export function formView(source: Source, file: string, lender: string): FormView {
  const { fields, order } = formOf(source, file)
  const names = [...new Set([...asStrings(order), ...Object.keys(fields)])]
  return { file, questions: names.flatMap((name) => questionView(source, file, name, lender) ?? []) }
}

function questionView(source: Source, file: string, name: string, lender: string): QuestionView | undefined {
  const { fields, required, order } = formOf(source, file)
  const field = asJsonObject(fields[name])
  const details = nodeAt(source, file, pointerTo('fields', name))
  if (details === undefined) return undefined
  const say = (key: unknown) => (typeof key === 'string' ? sentenceOf(source, key, lender) : undefined)
  const [label, help] = [say(field.label), say(field.help)]
  const unless = field.unless === undefined ? undefined : conditionText(source, field.unless)
  return {
    name,
    details,
    widget: asText(field.widget),
    isRequired: required.includes(name),
    isInOrder: order.includes(name),
    ...(label !== undefined && { label }),
    ...(help !== undefined && { help }),
    ...(typeof field.to === 'string' && { to: field.to }),
    ...(unless !== undefined && { unless }),
    choices: (Array.isArray(field.options) ? field.options : []).map((option) => {
      const { value, label: words } = asJsonObject(option)
      const sentence = say(words)
      return { value: asText(value), ...(sentence !== undefined && { sentence }) }
    }),
    readers: typeof field.to === 'string' ? readersOf(source, field.to, file) : [],
  }
}

/** Places beside its own form that read an answer: conditions, documents, letters, pages. */
const readersOf = (source: Source, to: string, file: string): readonly Reader[] =>
  usesOf(source, to).filter(({ place }) => place.file !== file || !place.pointer.endsWith('/to'))
