import { didYouMean } from '#engine'
import type { Source, SourceFile } from '../files/load-source.ts'
import type { Project } from '../files/project.ts'
import { findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { asJsonObject, asText, childObject, type Json } from '../json/json-value.ts'
import type { ContextField } from '../schemas/context-fields.ts'
import { exposedAnswers } from './exposed-answers.ts'
import { type KeptField, keptFields, typeOf } from './kept-answers.ts'
import type { KeptFault } from './kept-fault.ts'

/** Findings for answers that cannot be stored in the field that they name, or that a browser would receive needlessly. */
export const keptFindings = (source: Source): readonly Finding[] => [
  ...keptFields(source).flatMap((kept) =>
    faultsOf(kept, source).map((fault) => findingOf(kept.file, kept.name, fault)),
  ),
  ...unkeptFindings(source),
]

function findingOf(file: SourceFile, name: string, { key, ...fault }: KeptFault): Finding {
  const pointer = `/fields/${name}/${key}`
  return findingAt({ rule: 'answer-path', pointer, ...fault }, { file, pointer })
}

function faultsOf(kept: KeptField, source: Source): readonly KeptFault[] {
  const { to, file, form, last } = kept
  if (asJsonObject(file.value).body !== undefined) return [ofCall]
  const { project } = source
  const isOwn = ownPlaces(project, last).includes(to) && /^[a-z][A-Za-z0-9]*$/.test(last)
  const field = project.answerable.find(({ path }) => path === to)
  if (!isOwn && field === undefined) return [nowhere(kept, source)]
  if (areaOf(source, form) === 'signer' && !project.isHidden(to)) return [ofCoOwner(project, last)]
  return [
    ...twice(kept, keptFields(source)),
    ...(field === undefined ? [] : ofOtherType(kept, field)),
    ...exposedAnswers(kept, source),
    ...(kept.field.summary === true && project.isHidden(to)
      ? [withoutSummary(`Keep it at "${project.answers}${last}", or remove this.`)]
      : []),
  ]
}

const ofCall: KeptFault = {
  key: 'to',
  message: 'The answers of this form are the body of a call, which keeps nothing by itself.',
  hint: 'Remove it, or ask the question in a form that is submitted.',
}

const ofCoOwner = ({ hiddenAnswers = '' }: Project, last: string): KeptFault => ({
  key: 'to',
  message:
    'A co-owner answers this form, and what they answer stays in their own file, which no condition reads.',
  hint: `Keep it at "${hiddenAnswers}${last}".`,
})

const areaOf = (source: Source, form: string): Json | undefined => {
  const pages = childObject(asJsonObject(source.files.get('flows/pages.json')?.value), 'pages')
  return childObject(pages, form).area
}

/** Places where an answer can be kept under a name of its own: where a browser gets it back and, if there is one, where none does. */
const ownPlaces = ({ answers, hiddenAnswers }: Project, name: string): readonly string[] =>
  [answers, hiddenAnswers].flatMap((place) => (place === undefined ? [] : [place + name]))

function nowhere({ to, name, last }: KeptField, { project }: Source): KeptFault {
  const known = [...ownPlaces(project, last), ...project.answerable.map(({ path }) => path)]
  const [shown, hidden] = ownPlaces(project, name)
  const otherwise = `Keep it at "${shown}"${hidden === undefined ? '' : `, or where no browser gets it, at "${hidden}"`}.`
  return {
    key: 'to',
    message: `No answer can be kept at "${to}".`,
    hint: didYouMean(to, known) ?? otherwise,
  }
}

/**
 * Faults of two answers stored at one path, where the later would replace the earlier. Two forms may both ask for a
 * field of the schemas.
 */
function twice(kept: KeptField, all: readonly KeptField[]): readonly KeptFault[] {
  const isOwn = kept.to.includes('.answers.')
  const other = all.find((one) => one !== kept && one.to === kept.to && (isOwn || one.form === kept.form))
  if (other === undefined) return []
  const message = `"${other.name}" of ${other.file.path} is kept at "${kept.to}" too: the one submitted later takes the place of the other.`
  return [{ key: 'to', message, hint: 'Give each a path of its own.' }]
}

function ofOtherType({ schema, to, name }: KeptField, field: ContextField): readonly KeptFault[] {
  const type = typeOf(schema)
  const hint = 'Ask for what the field holds, or keep the answer elsewhere.'
  // Reported by the schema of forms.
  if (schema.type === undefined) return []
  if (type !== field.type) {
    const message = `"${to}" holds a ${field.type}, and "${name}" is answered with ${type ?? asText(schema.type)}.`
    return [{ key: 'to', message, hint }]
  }
  const strange = strangeAnswer(schema.enum, field.enum)
  if (strange === undefined) return []
  const message = `"${to}" is one of ${field.enum?.join(', ')}, and "${name}" may be answered with ${strange}.`
  return [{ key: 'to', message, hint }]
}

/** Describes an answer that a field with an enumeration cannot hold. */
function strangeAnswer(answers: Json | undefined, known: readonly string[] | undefined): string | undefined {
  if (known === undefined) return undefined
  if (!Array.isArray(answers)) return 'any text'
  const strange = answers.find((answer: Json) => !known.includes(asText(answer)))
  return strange === undefined ? undefined : JSON.stringify(strange)
}

const withoutSummary = (hint: string): KeptFault => ({
  key: 'summary',
  message: 'The summary cannot show this answer: no browser gets it.',
  hint,
})

/** Findings for answers shown in the summary but stored nowhere. */
const unkeptFindings = (source: Source): readonly Finding[] =>
  [...source.files.values()].flatMap((file) =>
    Object.entries(file.kind === 'form' ? childObject(asJsonObject(file.value), 'fields') : {}).flatMap(
      ([name, value]) => {
        const { summary, to } = asJsonObject(value)
        if (summary !== true || to !== undefined) return []
        const hint = `Say where it is kept: \`"to": "${source.project.answers}${name}"\`.`
        return [findingOf(file, name, withoutSummary(hint))]
      },
    ),
  )
