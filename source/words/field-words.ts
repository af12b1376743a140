import { memoize } from '#engine'
import { contextFields, wordsOf } from '../schemas/context-fields.ts'
import type { ProjectSchemas } from '../schemas/project-schemas.ts'

/** Words for a field of the context. */
export interface FieldWords {
  /** Noun without an article; for a yes-or-no field, a clause for "yes". */
  readonly title: string
  readonly type: 'string' | 'number' | 'boolean'
  readonly isList: boolean
  readonly personal: boolean
}

/** Project whose fields have words. */
export type Worded = Readonly<{ schemas: ProjectSchemas }>

/** Words for a field: those of the context schema; for an answer that a form stores, those of its name, `petName` as "pet name". */
export const fieldWords = (field: string, { schemas }: Worded): FieldWords =>
  readWords(schemas).get(field) ?? nameWords(field)

function nameWords(field: string): FieldWords {
  const title = wordsOf(field.slice(field.lastIndexOf('.') + 1))
  return { title, type: 'string', isList: field.includes('[]'), personal: true }
}

const readWords = memoize(
  ({ files }: ProjectSchemas): ReadonlyMap<string, FieldWords> =>
    new Map(
      contextFields(files).map(({ path, title, type, item, personal }) => [
        path,
        { title: saysYes(title, type), type, isList: item !== undefined, personal },
      ]),
    ),
)

/** Returns the clause for "yes" of a yes-or-no field whose schema has none, made from its name. */
const saysYes = (title: string, type: FieldWords['type']): string =>
  type === 'boolean' && !/ (is|are) /.test(title) ? `"${title}" is the case` : title
