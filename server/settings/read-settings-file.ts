import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createStrictAjv } from '../validation/strict-ajv.ts'
import { SettingsError } from './settings-error.ts'

const schemas = path.join(import.meta.dirname, '../../schemas')

/**
 * Reads the JSON file that an environment variable names, checked by the schema of that name in schemas/operator. Throws a
 * SettingsError if it cannot be read or violates its schema.
 */
export function readSettingsFile<File>(variable: string, named: string, schema: string): File {
  const file = path.resolve(named)
  const ajv = createStrictAjv()
  ajv.addSchema(readJson(path.join(schemas, 'domain/enumerations.schema.json')))
  const validate = ajv.compile<File>(readJson(path.join(schemas, `operator/${schema}.schema.json`)))
  let content: unknown
  try {
    content = readJson(file)
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new SettingsError(`${variable} names ${file}, which cannot be read as JSON: ${said}`, { cause })
  }
  if (validate(content)) return content
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  throw new SettingsError(`${file} does not keep to its schema:\n  ${[...new Set(faults)].join('\n  ')}`)
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Reads a secret that a settings file refers to by an environment variable. Throws a SettingsError if the variable is not set. */
export function secretOf(env: NodeJS.ProcessEnv, place: string, variable: string): string {
  const value = env[variable]?.trim()
  if (value) return value
  throw new SettingsError(`${place} takes its secret from ${variable}, which is not set.`)
}
