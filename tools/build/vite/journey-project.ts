import path from 'node:path'
import type { Plugin } from 'vite'
import { contextFields, loadProject } from '#source'
import { fieldDefinition } from '../generate/fields.ts'
import { formModules } from './form-modules.ts'

const vocabularyId = 'virtual:vocabulary'

/**
 * Vite plugins for the pages of a project: `virtual:forms` has its forms with their validators, `virtual:vocabulary` what its
 * conditions may speak of.
 */
export const journeyProject = (dir = '.'): readonly Plugin[] => [
  formModules(path.join(dir, 'flows/forms'), 'journey-react/validator-runtime'),
  {
    name: 'journey-vocabulary',
    resolveId: (id) => (id === vocabularyId ? `\0${vocabularyId}` : undefined),
    load: (id) => (id === `\0${vocabularyId}` ? vocabularyOf(dir) : undefined),
  },
]

function vocabularyOf(dir: string): string {
  const { state, answers, schemas } = loadProject(dir)
  const fields = contextFields(schemas.files).map(
    (field) => `${JSON.stringify(field.path)}: ${fieldDefinition(field)},`,
  )
  return `export const vocabulary = { state: ${JSON.stringify(state)}, answers: ${JSON.stringify(answers)}, fields: {
${fields.join('\n')}
} }`
}
