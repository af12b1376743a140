import path from 'node:path'
import { repository } from '../files/repository.ts'
import type { JsonObject } from '../json/json-value.ts'
import { jsonFiles, readJsonObject } from '../json/read-json-folder.ts'

const folder = path.join(repository, 'schemas/dsl')

/** Names of the schemas of schemas/dsl. */
export const dslSchemaNames = (): readonly string[] =>
  jsonFiles(folder).map((file) => file.replace('.schema.json', ''))

const read = new Map<string, JsonObject>()

/** Schema of schemas/dsl as JSON, for readers of its annotations. */
export function dslSchema(name: string): JsonObject {
  const schema = read.get(name) ?? readJsonObject(path.join(folder, `${name}.schema.json`))
  read.set(name, schema)
  return schema
}
