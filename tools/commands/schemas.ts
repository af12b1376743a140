import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asText, type JsonObject, jsonFiles, loadProject, ownSchemas, readJsonObject } from '#source'
import { firstProject } from '../init/first-project.ts'
import { saveText } from '../save-text.ts'
import { editorSchemas, shapeNames } from '../schemas/editor-schemas.ts'
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
