import path from 'node:path'
import { repository } from '../../source/files/repository.ts'
import { contextFields } from '../../source/schemas/context-fields.ts'

/** How people call a field of the context. */
export interface FieldWords {
  /** A noun without an article; of a yes-or-no, a clause that says yes. */
  readonly title: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly isList: boolean
  readonly personal: boolean
}

let known: ReadonlyMap<string, FieldWords> | undefined

/** Throws for a field that the context schema lacks. */
export function fieldWords(field: string): FieldWords {
  known ??= readWords()
  const words = known.get(field) ?? answerWords(field)
  if (words === undefined) throw new Error(`There is no field "${field}".`)
  return words
}

/** An answer that a form keeps is called by its name: `petName` as "pet name". */
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

/** A yes-or-no whose schema has no clause for it is told by its name. */
const saysYes = (title: string, type: FieldWords['type']): string =>
  type === 'boolean' && !/ (is|are) /.test(title) ? `"${title}" is the case` : title
