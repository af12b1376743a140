import path from 'node:path'
import { didYouMean } from '#engine'
import {
  asJsonObject,
  asText,
  childObject,
  type Finding,
  filesOf,
  findingAt,
  formOf,
  type JsonObject,
  nearestHint,
  parsePointer,
  pointerTo,
  readJsonObject,
  repository,
  type SourceFile,
} from '#source'
import { productCode } from '../product-code/product-code.ts'
import type { Rule } from '../rule.ts'

/** Applies to directories with code: the product's own tree, or a copy with it. */
export const answerLost: Rule = {
  id: 'answer-lost',
  why: 'A question whose answer is neither stored nor read is asked, checked and thrown away; an answer that code reads but no form asks for is missing where it counts.',
  check: (subject) => {
    const code = productCode(subject)
    if (code === undefined) return []
    const read = Map.groupBy(code.answers, ({ form }) => form)
    const { source } = subject
    return filesOf(source, 'form').flatMap((file) =>
      faultsOf(file, read.get(formOf(file)) ?? [], source.project.answers),
    )
  },
}

type Read = { readonly file: string; readonly names: readonly string[] }

function faultsOf(file: SourceFile, readers: readonly Read[], answers: string): readonly Finding[] {
  const form = asJsonObject(file.value)
  const asked = Object.keys(childObject(childObject(form, 'schema'), 'properties'))
  const { body } = form
  const taken = body === undefined ? readers.flatMap(({ names }) => names) : bodyOf(asText(body))
  const isAccounted = (name: string) => taken.includes(name) || isKept(childObject(form, 'fields'), name)
  return [
    ...asked
      .filter((name) => !isAccounted(name))
      .map((name) => lost(file, name, taken, asText(body), answers + name)),
    ...readers.flatMap(({ file: reader, names }) =>
      names
        .filter((name) => !asked.includes(name))
        .map((name) =>
          missing(
            file,
            name,
            reader,
            asked.filter((other) => !names.includes(other)),
          ),
        ),
    ),
  ]
}

/** Whether the form stores the answer itself, or repeats another answer. */
const isKept = (fields: JsonObject, name: string): boolean => {
  const { to, same } = childObject(fields, name)
  return to !== undefined || same !== undefined
}

/** Properties of a request of schemas/api. */
function bodyOf(reference: string): readonly string[] {
  const [name = '', pointer = ''] = reference.split('#')
  const schema = readJsonObject(path.join(repository, 'schemas/api', name))
  return Object.keys(childObject(parsePointer(pointer).reduce(childObject, schema), 'properties'))
}

function lost(
  file: SourceFile,
  name: string,
  taken: readonly string[],
  body: string,
  place: string,
): Finding {
  const hasField = Object.hasOwn(childObject(asJsonObject(file.value), 'fields'), name)
  const pointer = hasField ? pointerTo('fields', name) : pointerTo('schema', 'properties', name)
  const isRefused = body !== ''
  return findingAt(
    {
      rule: '',
      pointer,
      what: 'key',
      message: isRefused
        ? `The call that takes these answers (schemas/api/${body}) refuses every form with "${name}".`
        : `The answer to "${name}" is neither stored nor read: it would be asked, checked and thrown away.`,
      // No mend: the schema and the order of the form name it too.
      hint: isRefused
        ? (didYouMean(name, taken) ?? 'Remove it, or let the request take it.')
        : `Say where it is kept: \`"to": "${place}"\`.`,
    },
    { file, pointer },
  )
}

/** Finding of an answer that code reads; `others` are those asked for that it does not read, of which one may be misspelt. */
function missing(file: SourceFile, name: string, reader: string, others: readonly string[]): Finding {
  const pointer = pointerTo('schema', 'properties')
  return findingAt(
    {
      rule: '',
      pointer,
      what: 'key',
      message: `${reader} reads "${name}", for which this form does not ask.`,
      hint: 'Ask for it, or let the code do without it.',
      ...nearestHint(name, others),
    },
    { file, pointer },
  )
}
