import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  asText,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonFiles,
  listNamed,
  loadProject,
  ownSchemas,
  type ProjectSchemas,
  readJsonObject,
} from '#source'
import { firstProject } from '../init/first-project.ts'
import { saveText } from '../save-text.ts'
import { referencePage } from '../schemas/reference-page.ts'
import { CommandFailure } from './command-failure.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/** Writes the schemas of flow files into a project for its editors, or the reference of these files to a folder. */
export function schemas(args: readonly string[]): number {
  const options = parseOptions(args, ['reference', 'dir'], ['write'])
  const folder = options.find('reference')
  if (folder === undefined && !options.has('write'))
    throw new CommandFailure(
      2,
      'Say what: --write puts the schemas into the project for editors, --reference DIR writes the reference of the flow files.',
    )
  if (folder !== undefined) writeReference(folder)
  if (options.has('write')) writeSchemas(flowsFolder(options.find('dir')))
  return 0
}

function writeReference(folder: string): void {
  const { files, named } = ownSchemas()
  mkdirSync(folder, { recursive: true })
  const names = shapeNames(files)
  for (const name of names)
    saveText(path.join(folder, `${name}.md`), `${referencePage(name, named(name), exampleOf(name))}\n`)
  console.log(`Wrote ${names.length} pages to ${folder}.`)
}

/** File of the first project that `journey init` writes, if it has one of this kind. */
function exampleOf(name: string): string | undefined {
  const file = jsonFiles(firstProject).find((each) =>
    asText(readJsonObject(path.join(firstProject, each)).$schema).endsWith(`/dsl/${name}.schema.json`),
  )
  return file === undefined ? undefined : readFileSync(path.join(firstProject, file), 'utf8')
}

/** Writes schemas/dsl of a project, to which `$schema` in its files refers. */
export function writeSchemas(dir: string): void {
  const project = readSource(() => loadProject(dir))
  const folder = path.join(dir, 'schemas/dsl')
  mkdirSync(folder, { recursive: true })
  const all = editorSchemas(project.schemas, listsOf(dir))
  for (const [name, schema] of all)
    saveText(path.join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
  console.log(`Wrote ${all.size} schemas to ${folder}.`)
}

function listsOf(dir: string): JsonObject {
  const file = path.join(dir, 'schemas/domain/enumerations.schema.json')
  return existsSync(file) ? readJsonObject(file) : {}
}

/**
 * Schemas of the engine for the files of a project, by name, as an editor reads them beside the project's own. A list that the
 * project does not have is said in place, because an editor refuses a schema that refers to nothing.
 */
function editorSchemas({ files }: ProjectSchemas, own: JsonObject): ReadonlyMap<string, JsonObject> {
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
