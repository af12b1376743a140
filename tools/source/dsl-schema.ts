import path from 'node:path'
import type { JsonObject } from '#engine'
import { readJsonObject } from './read-json-folder.ts'
import { repository } from './repository.ts'

const read = new Map<string, JsonObject>()

/** A schema of schemas/dsl as JSON, for those who read its annotations. */
export function dslSchema(name: string): JsonObject {
  const schema = read.get(name) ?? readJsonObject(path.join(repository, 'schemas/dsl', `${name}.schema.json`))
  read.set(name, schema)
  return schema
}
