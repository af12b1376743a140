import { isJsonObject, type Json, type JsonObject, listNamed, type ProjectSchemas } from '#source'

/**
 * Schemas of the engine for the files of a project, by name, as an editor reads them beside the project's own. A list that the
 * project does not have is said in place, because an editor refuses a schema that refers to nothing.
 */
export function editorSchemas({ files }: ProjectSchemas, own: JsonObject): ReadonlyMap<string, JsonObject> {
  const lists = files.get('domain/enumerations.schema')
  return new Map(
    shapeNames(files).map((name) => {
      const { $id: _, ...schema } = files.get(`dsl/${name}.schema`) ?? {}
      return [name, inPlace(schema, { all: definitions(lists), own: definitions(own) }) as JsonObject] // an object stays one
    }),
  )
}

/** Names of the engine's schemas. */
export const shapeNames = (files: ProjectSchemas['files']): readonly string[] =>
  [...files.keys()].flatMap((file) => /^dsl\/(.+)\.schema$/.exec(file)?.[1] ?? [])

const definitions = (schema: JsonObject | undefined): JsonObject =>
  isJsonObject(schema?.$defs) ? schema.$defs : {}

function inPlace(value: Json, lists: { readonly all: JsonObject; readonly own: JsonObject }): Json {
  if (Array.isArray(value)) return value.map((item) => inPlace(item, lists))
  if (!isJsonObject(value)) return value
  const name = typeof value.$ref === 'string' ? listNamed(value.$ref) : undefined
  if (name !== undefined && !Object.hasOwn(lists.own, name)) return lists.all[name] ?? {}
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inPlace(child, lists)]))
}
