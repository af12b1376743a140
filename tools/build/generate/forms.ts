import path from 'node:path'
import { childObject } from '../../../source/json/json-value.ts'
import { readJsonFolder } from '../../../source/json/read-json-folder.ts'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, pascalCase, referencedName } from './named-types.ts'

/** Generates the type of each form's values, and a map from form id to it. */
export async function generateForms(root: string): Promise<string> {
  const known = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const forms = [...readJsonFolder(path.join(root, 'flows/forms'))]
  const declarations = await Promise.all(
    forms.map(([id, form]) => {
      const name = typeName(id)
      return compileType(name, childObject(form, 'schema'), (ref) => referencedName(ref, known))
    }),
  )
  const body = declarations.join('\n')
  const entries = forms.map(([id]) => `  ${JSON.stringify(id)}: ${typeName(id)}\n`)
  return `${importDomain(body, known)}${body}\n/** Form id to the type of its values. */\nexport interface FormValues {\n${entries.join('')}}\n`
}

const typeName = (id: string): string => `${pascalCase(id)}Values`
