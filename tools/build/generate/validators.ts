import path from 'node:path'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { readJsonFolder } from '../../../source/json/read-json-folder.ts'
import { createSchemaAjv, dslSchemaId } from '../../../source/schemas/schema-ajv.ts'
import { exportName, schemasHash } from '../../../source/schemas/schema-validator.ts'

/** Generates the validators of the DSL as code: compiling them would take most of the linter's start. */
export function generateValidators(root: string): string {
  const names = [...readJsonFolder(path.join(root, 'schemas/dsl')).keys()].map((file) =>
    file.slice(0, -'.schema'.length),
  )
  const exports = Object.fromEntries(names.map((name) => [exportName(name), dslSchemaId(name)]))
  const code = standaloneCode.default(createSchemaAjv(undefined, { source: true }), exports)
  const hash = JSON.stringify(schemasHash())
  return `${code}\nmodule.exports = { hash: ${hash}, validators: { ...module.exports } }\n`
}
