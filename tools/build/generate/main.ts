import path from 'node:path'
import { bundleFolder } from '../made-ahead.js'
import { generateApi } from './api.ts'
import { generateCommand } from './command.ts'
import { generateCommonPasswords } from './common-passwords.ts'
import { generateContext } from './context.ts'
import { generateCopy } from './copy.ts'
import { generateDomain } from './domain.ts'
import { generateDsl } from './dsl.ts'
import { generateFields } from './fields.ts'
import { generateForms } from './forms.ts'
import { generateIds } from './ids.ts'
import { generateRules } from './rules.ts'
import { saveIfChanged } from './save-if-changed.ts'
import { tellUnreadable } from './tell-unreadable.ts'
import { generateTenant } from './tenant.ts'
import { generateValidators } from './validators.ts'
import { generateVocabulary } from './vocabulary.ts'

const generators = {
  'domain.ts': generateDomain,
  'context.ts': generateContext,
  'dsl.ts': generateDsl,
  'fields.ts': generateFields,
  'vocabulary.ts': generateVocabulary,
  'ids.ts': generateIds,
  'copy.ts': generateCopy,
  'forms.ts': generateForms,
  'api.ts': generateApi,
  'tenant.ts': generateTenant,
  'rules.ts': generateRules,
  'validators.cjs': generateValidators,
  'common-passwords.ts': generateCommonPasswords,
} as const

const root = path.resolve(import.meta.dirname, '../../..')

const written = await Promise.all(
  Object.entries(generators).map(async ([name, generate]) => {
    const file = path.join(root, 'generated', name)
    return saveIfChanged(file, await generate(root)) ? [`generated/${name}`] : []
  }),
).catch((error: unknown) => {
  console.error(tellUnreadable(root, error))
  process.exit(1)
})
// Runs last, because it depends on the files written above.
if (await generateCommand(root)) written.push([bundleFolder])
for (const file of written.flat()) console.log(`wrote ${file}`)
