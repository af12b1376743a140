import path from 'node:path'
import { childObject } from '../../../source/json/json-value.ts'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'

/** Generates what a browser knows of the conditions' vocabulary. */
export function generateVocabulary(root: string): string {
  const { state, answers } = readJsonObject(path.join(root, 'journey.config.json'))
  return `import type { Vocabulary } from '../engine/vocabulary.ts'
import { fields } from './fields.ts'

/** What the conditions of this product may speak of. */
export const vocabulary: Vocabulary = {
  fields,
  state: ${JSON.stringify(state)},
  answers: ${JSON.stringify(`${answers}.`)},
}
`
}

/** Generates what tools and the server know besides. A file of its own, because no browser needs it. */
export function generateFullVocabulary(root: string): string {
  const schema = readJsonObject(path.join(root, 'schemas/dsl/context.schema.json'))
  return `import type { FullVocabulary } from '../engine/vocabulary.ts'
import { fieldTypes } from './fields.ts'
import { personalFields } from './personal-fields.ts'
import { vocabulary } from './vocabulary.ts'

/** What is needed besides to check and to explain conditions. */
export const fullVocabulary: FullVocabulary = {
  ...vocabulary,
  parts: ${JSON.stringify(Object.keys(childObject(schema, 'properties')))},
  types: fieldTypes,
  personal: personalFields,
}
`
}
