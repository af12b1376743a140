import { existsSync, globSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { memoize } from '#engine'
import { repository } from '../files/repository.ts'
import { SourceError } from '../findings/source-error.ts'
import { contentHash } from '../json/content-hash.ts'
import type { JsonObject } from '../json/json-value.ts'
import { describeSchemaError, type SchemaError } from './describe-schema-error.ts'
import { meantErrors } from './meant-errors.ts'
import { createSchemaAjv } from './schema-ajv.ts'
import { pathOfSchema, readSchemas, type SchemaFiles, schemaId } from './schema-files.ts'

/** Schemas of a project: of the shape of its files, and of what they draw on. */
export interface ProjectSchemas {
  readonly files: SchemaFiles
  /** Schema as JSON, for readers of its annotations; empty if the project has none of this name. */
  readonly named: (name: string) => JsonObject
  readonly has: (name: string) => boolean
  /** Faults of a value against the schema of a name. Throws SourceError for a schema that is missing or cannot be compiled. */
  readonly errors: (name: string, value: unknown) => readonly SchemaError[]
}

/** Schemas of a folder, read again when one of its files has changed. */
export const projectSchemas = (dir: string): ProjectSchemas => readOnce({ dir, stamp: schemasStamp(dir) })

/** Text that changes with each change of a folder's own schemas. */
export const schemasStamp = (dir: string): string =>
  globSync('schemas/**/*.json', { cwd: dir })
    .map((file) => `${file} ${statSync(path.join(dir, file)).mtimeMs}`)
    .join('\n')

interface StampedFolder {
  readonly dir: string
  readonly stamp: string
}

const readOnce = memoize(readFolder, ({ dir, stamp }: StampedFolder) => JSON.stringify([dir, stamp]))

function readFolder({ dir }: StampedFolder): ProjectSchemas {
  const files = readSchemas(dir)
  const compiled = new Map<string, ValidateFunction>()
  const ajv = memoize(() => createSchemaAjv(files))
  const compile = (name: string): ValidateFunction => {
    const file = pathOfSchema(files, name)
    if (file === undefined)
      throw new SourceError('SOURCE_UNREADABLE', `${dir}/schemas/ has no ${name}.schema.json.`)
    try {
      const validate = ajv(undefined).getSchema(schemaId(file))
      if (validate !== undefined) return validate
      throw new Error('it was not added')
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new SourceError('SOURCE_UNREADABLE', `schemas/${file}.json is no schema: ${reason}.`)
    }
  }
  return {
    files,
    has: (name) => pathOfSchema(files, name) !== undefined,
    named: (name) => files.get(pathOfSchema(files, name) ?? '') ?? {},
    errors: (name, value) => {
      const validate = compiled.get(name) ?? madeAhead(files)?.[exportName(name)] ?? compile(name)
      compiled.set(name, validate)
      return validate(value) ? [] : meantErrors(validate.errors ?? []).flatMap(describeSchemaError)
    },
  }
}

let own: ProjectSchemas | undefined

/** Schemas of this product, read once. */
export function ownSchemas(): ProjectSchemas {
  own ??= projectSchemas(repository)
  return own
}

/** Exports of generated/validators.cjs. */
export interface MadeAhead {
  /** Hash of the schemas from which it was made. */
  readonly hash: string
  readonly validators: Readonly<Record<string, ValidateFunction>>
}

export const exportName = (name: string): string => name.replaceAll('-', '_')

export const hashOfSchemas = (files: SchemaFiles): string => contentHash([...files.entries()])

/** Validators that `npm run generate` compiled, unless a schema has changed since, or is another project's. */
const madeAhead = memoize((files: SchemaFiles) => {
  const file = path.join(repository, 'generated/validators.cjs')
  const made: MadeAhead | undefined = existsSync(file) ? createRequire(import.meta.url)(file) : undefined
  return made?.hash === hashOfSchemas(files) ? made.validators : undefined
})
