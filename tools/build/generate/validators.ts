import path from 'node:path'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { readJsonFolder } from '../../../source/json/read-json-folder.ts'
import { createSchemaAjv, dslSchemaId } from '../../../source/schemas/schema-ajv.ts'
import { exportName, schemasHash } from '../../../source/schemas/schema-validator.ts'

/** The validators of the DSL as code: compiling them takes longer than all else that the linter does before it can begin. */
export function generateValidators(root: string): string {
  const names = [...readJsonFolder(path.join(root, 'schemas/dsl')).keys()].map((file) =>
    file.slice(0, -'.schema'.length),
  )
  const exports = Object.fromEntries(names.map((name) => [exportName(name), dslSchemaId(name)]))
  const code = standaloneCode.default(createSchemaAjv({ source: true }), exports)
  const hash = JSON.stringify(schemasHash())
  return `${code}\nmodule.exports = { hash: ${hash}, validators: { ...module.exports } }\n`
}
