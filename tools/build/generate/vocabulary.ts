import path from 'node:path'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'

/** Generates what a browser knows of the conditions' vocabulary. */
export function generateVocabulary(root: string): string {
  const { state, answers } = readJsonObject(path.join(root, 'journey.config.json'))
  return `import type { Vocabulary } from '../engine/vocabulary.ts'
import { fields } from './fields.ts'

/** Subjects of this product's conditions. */
export const vocabulary: Vocabulary = {
  fields,
  state: ${JSON.stringify(state)},
  answers: ${JSON.stringify(`${answers}.`)},
}
`
}
