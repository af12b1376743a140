import { asJsonObject, type Json, parsePointer, pointerTo, type Source, valueAt } from '#source'
import type { Change } from '../edits/change.ts'
import { messages } from '../model/sentences.ts'

/** Wish of a person, as one edit of several places. */
export interface Job {
  readonly title: string
  readonly changes: readonly Change[]
}

/** Job that cannot be done as it was asked for, with the reason as a sentence. */
export class Impossible extends Error {}

/** Change that sets a value in a file, or removes it if `after` is undefined, whatever stands there now. */
export function set(source: Source, file: string, pointer: string, after: Json | undefined): Change {
  const before = valueAt(source.files.get(file)?.value, parsePointer(pointer))
  return {
    file,
    pointer,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  }
}

/** Changes that write sentences, each in the file that holds those of the same first part, or beside another sentence. */
export const write = (
  source: Source,
  sentences: Readonly<Record<string, string>>,
  beside: string,
): readonly Change[] =>
  Object.entries(sentences).map(([key, text]) => {
    const [part = ''] = key.split('.')
    const like = [...messages(source).values()].find((each) => each.key.startsWith(`${part}.`))
    const file = (like ?? messages(source).get(beside))?.file
    if (file === undefined) throw new Impossible('There is no file of sentences to write in.')
    return set(source, file, pointerTo('messages', key), text)
  })

/** List at a place, without one of its members. */
export const without = (list: readonly Json[], member: Json): readonly Json[] =>
  list.filter((each) => each !== member)

/** Name of a value or field from what a person calls it: `Home repair` becomes `homeRepair`, or `HOME_REPAIR`. */
export function nameFrom(words: string, style: 'field' | 'value'): string {
  const parts = words
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 4)
  const name =
    style === 'value'
      ? parts.join('_').toUpperCase()
      : parts
          .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
          .join('')
  if (!/^[A-Za-z]/.test(name)) throw new Impossible(`"${words}" gives no name: begin with a letter.`)
  return name
}

/** A form as its file says it. */
export const formOf = (source: Source, file: string) => {
  const form = asJsonObject(source.files.get(file)?.value)
  const strings = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
  const schema = asJsonObject(form.schema)
  return {
    order: strings(form.order),
    optional: strings(form.optional),
    fields: asJsonObject(form.fields),
    required: strings(schema.required),
    properties: asJsonObject(schema.properties),
    hasOptional: form.optional !== undefined,
  }
}
