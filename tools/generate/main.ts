import path from 'node:path'
import { generateApi } from './api.ts'
import { generateContext } from './context.ts'
import { generateDomain } from './domain.ts'
import { generateFields } from './fields.ts'
import { generateForms } from './forms.ts'
import { generateIds } from './ids.ts'
import { saveIfChanged } from './save-if-changed.ts'
import { generateTenant } from './tenant.ts'

const generators = {
  domain: generateDomain,
  context: generateContext,
  fields: generateFields,
  ids: generateIds,
  forms: generateForms,
  api: generateApi,
  tenant: generateTenant,
} as const

const root = path.resolve(import.meta.dirname, '../..')

const written = await Promise.all(
  Object.entries(generators).map(async ([name, generate]) => {
    const file = path.join(root, 'generated', `${name}.ts`)
    return saveIfChanged(file, await generate(root)) ? [`generated/${name}.ts`] : []
  }),
)
for (const file of written.flat()) console.log(`wrote ${file}`)
