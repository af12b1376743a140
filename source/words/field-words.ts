import path from 'node:path'
import { repository } from '../files/repository.ts'
import { contextFields } from '../schemas/context-fields.ts'

/** Words for a field of the context. */
export interface FieldWords {
  /** Noun without an article; for a yes-or-no field, a clause for "yes". */
  readonly title: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly isList: boolean
  readonly personal: boolean
}

let known: ReadonlyMap<string, FieldWords> | undefined

/** Words for a field; throws for one that the context schema lacks. */
export function fieldWords(field: string): FieldWords {
  known ??= readWords()
  const words = known.get(field) ?? answerWords(field)
  if (words === undefined) throw new Error(`There is no field "${field}".`)
  return words
}

/** Words for an answer that a form stores, from its name: `petName` becomes "pet name". */
function answerWords(field: string): FieldWords | undefined {
  const name = /^heloc\.answers\.(\w+)$/.exec(field)?.[1]
  if (name === undefined) return undefined
  const title = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { title, type: 'string', isList: false, personal: true }
}

const readWords = (): ReadonlyMap<string, FieldWords> =>
  new Map(
    contextFields(path.join(repository, 'schemas')).map(({ path, title, type, item, personal }) => [
      path,
      { title: saysYes(title, type), type, isList: item !== undefined, personal },
    ]),
  )

/** Returns the clause for "yes" of a yes-or-no field whose schema has none, made from its name. */
const saysYes = (title: string, type: FieldWords['type']): string =>
  type === 'boolean' && !/ (is|are) /.test(title) ? `"${title}" is the case` : title
