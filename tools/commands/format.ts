import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadSource, mendSyntax, orderKeys, type Source, type SourceFile } from '#source'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/**
 * Orders the keys of every flow and tenant file by its schema, takes characters away that nobody sees, and says which
 * files it changed; with --check only lists them. Exits 1 with --check if files are out of order, 2 if one does not
 * parse.
 */
export function format(args: readonly string[]): number {
  const options = parseOptions(args, ['dir'], ['check'])
  const source = readSource(() => loadSource(flowsFolder(options.find('dir'))))
  const isCheck = options.has('check')
  const files = [...source.files.values()].map((file) => ({ file, text: formatted(file, source) }))
  const placeOf = (file: SourceFile) => path.join(source.dir, file.path)
  const changed = files.filter(({ file, text }) => text !== undefined && text !== file.text)
  const refused = files.filter(
    ({ file, text }) => text === undefined || (isCheck && file.value === undefined),
  )
  if (!isCheck) for (const { file, text } of changed) writeFileSync(placeOf(file), text ?? file.text)
  const readable = files.length - refused.filter(({ text }) => text === undefined).length
  console.log(
    [
      summaryOf({ changed: changed.length, readable, all: files.length, isCheck }),
      ...changed.map(({ file }) => `  ${path.relative(process.cwd(), placeOf(file))}`),
    ].join('\n'),
  )
  for (const { file } of refused) console.error(refusal(file))
  if (refused.length > 0) return 2
  return isCheck && changed.length > 0 ? 1 : 0
}

/** Text of a file in canonical form; undefined if it cannot be read or does not parse. */
function formatted({ kind, text, value }: SourceFile, { project }: Source): string | undefined {
  const json = value === undefined ? mendSyntax(text) : text
  return json === undefined ? undefined : orderKeys(kind, json, project.schemas).text
}

function refusal({ path: file, findings: [fault] }: SourceFile): string {
  return `${file}:${fault?.line ?? 1}:${fault?.column ?? 1} ${fault?.message ?? 'This cannot be read.'}`
}

interface Done {
  readonly changed: number
  readonly readable: number
  readonly all: number
  readonly isCheck: boolean
}

function summaryOf({ changed, readable, all, isCheck }: Done): string {
  if (changed === 0)
    return readable === all
      ? `Nothing to do: all ${all} files are in order.`
      : `Nothing to do in the ${readable} of ${all} files that can be read.`
  const files = `${changed} ${changed === 1 ? 'file' : 'files'}`
  if (!isCheck) return `${files} put in order:`
  return `${files} out of order; \`npx journey format\` puts ${changed === 1 ? 'it' : 'them'} in order:`
}
