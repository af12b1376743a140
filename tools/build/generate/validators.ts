import standaloneCode from 'ajv/dist/standalone/index.js'
import { exportName, hashOfSchemas } from '../../../source/schemas/project-schemas.ts'
import { createSchemaAjv } from '../../../source/schemas/schema-ajv.ts'
import { readSchemas, schemaId } from '../../../source/schemas/schema-files.ts'

/** Generates the validators of this product's files as code: compiling them would take most of the linter's start. */
export function generateValidators(root: string): string {
  const files = readSchemas(root)
  const exports = Object.fromEntries(
    [...files.keys()].flatMap((file) => {
      const [, name] = /^(?!domain\/).+\/(.+)\.schema$/.exec(file) ?? []
      return name === undefined ? [] : [[exportName(name), schemaId(file)]]
    }),
  )
  const code = standaloneCode.default(createSchemaAjv(files, { source: true }), exports)
  const hash = JSON.stringify(hashOfSchemas(files))
  return `${code}\nmodule.exports = { hash: ${hash}, validators: { ...module.exports } }\n`
}
