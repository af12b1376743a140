import type { ProcessSource } from '#engine'
import { asJsonObject, asStrings, asText, childObject, fieldWords, type Project, type Source } from '#source'
import type { WalkQuestion } from '../../api/walk.ts'
import { formOf } from '../../jobs/job.ts'
import { messages } from '../sentences.ts'

type Sets = NonNullable<NonNullable<ProcessSource['anytime']>['sets']>

/** Questions that go with an event: what it sets, and the answers that its form keeps, as that form asks for them. */
export function questionsOfEvent(
  source: Source,
  process: ProcessSource,
  event: string,
  form: string | undefined,
): readonly WalkQuestion[] {
  const sets = [process.effects?.[event] ?? []].flat().flatMap((effect) => effect.sets ?? [])
  return questionsOf(source, sets, form)
}

/** Facts that may become known in a state without an event. */
export const questionsMeanwhile = (
  source: Source,
  { anytime, meanwhile }: ProcessSource,
  state: string,
): readonly WalkQuestion[] =>
  questionsOf(source, [...(anytime?.sets ?? []), ...(meanwhile?.[state]?.sets ?? [])], undefined)

function questionsOf(source: Source, sets: Sets, form: string | undefined): readonly WalkQuestion[] {
  const asked = form === undefined ? [] : questionsOfForm(source, form)
  const found = new Map(
    asked.flatMap(({ name: _, ...each }) => (each.field === '' ? [] : [[each.field, each]])),
  )
  for (const entry of sets) {
    const field = typeof entry === 'string' ? entry : entry.field
    const own = asked.find((each) => each.field === field || each.name === field.split('.').at(-1))
    found.set(field, {
      ...questionOf(field, source.project),
      ...(own !== undefined && { label: own.label, isAsked: true }),
      ...(typeof entry !== 'string' && listed(entry.in ?? entry.includesAny)),
    })
  }
  return [...found.values()]
}

function questionOf(field: string, project: Project): WalkQuestion {
  const { title, type } = fieldWords(field, project)
  return { field, label: title, type, isAsked: false, ...listed(project.values[field] ?? valuesOfType(type)) }
}

type Asked = WalkQuestion & { readonly name: string }

/** Questions of a form; one whose answer code keeps has no field. */
function questionsOfForm(source: Source, form: string): readonly Asked[] {
  const { fields, properties, order } = formOf(source, `flows/forms/${form}.json`)
  return [...new Set([...asStrings(order), ...Object.keys(fields)])].map((name) => {
    const { to, label } = asJsonObject(fields[name])
    const { type: said, enum: values } = childObject(properties, name)
    const type = said === 'boolean' ? said : said === 'number' || said === 'integer' ? 'number' : 'string'
    return {
      name,
      field: asText(to),
      type,
      isAsked: true,
      label: messages(source).get(asText(label))?.text ?? name,
      ...listed(Array.isArray(values) ? values : valuesOfType(type)),
    }
  })
}

const valuesOfType = (type: WalkQuestion['type']): WalkQuestion['values'] =>
  type === 'boolean' ? [true, false] : undefined

const listed = (values: WalkQuestion['values']): Pick<WalkQuestion, 'values'> =>
  values === undefined ? {} : { values }
