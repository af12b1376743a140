import { asJsonObject, asStrings, childObject, fieldWords, type Source } from '#source'
import type { Vocabulary } from '../api/nodes.ts'
import { conditionText, predicatesOf } from './conditions.ts'

/** Subjects of a condition: fields of the context with their values, and named conditions in words. */
export const vocabularyOf = (source: Source): Vocabulary => ({
  fields: Object.keys(source.project.fields).map((path) => {
    const { title, type } = fieldWords(path, source.project)
    const values = source.project.values[path]
    return { path, title, type, ...(values !== undefined && { values }) }
  }),
  predicates: Object.entries(predicatesOf(source)).map(([name, condition]) => ({
    name,
    words: conditionText(source, condition as never) ?? name,
  })),
  documents: source.project.uses.includes('conditions') ? documentsOf(source) : [],
})

const documentsOf = ({ project }: Source): readonly string[] =>
  asStrings(
    asJsonObject(childObject(project.schemas.named('enumerations'), '$defs').UploadedDocumentType).enum,
  )
