import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadSource, orderKeys } from '#source'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/** Orders the keys of every flow and tenant file by its schema, and says which; with --check only lists the files out of order. */
export function format(args: readonly string[]): number {
  const options = parseOptions(args, ['dir'], ['check'])
  const dir = flowsFolder(options.find('dir'))
  const source = readSource(() => loadSource(dir))
  const readable = [...source.files.values()].filter(({ value }) => value !== undefined)
  const changed = readable.flatMap((file) => {
    const { text } = orderKeys(file.kind, file.text)
    return text === file.text ? [] : [{ file: path.join(source.dir, file.path), text }]
  })
  const isCheck = options.has('check')
  if (!isCheck) for (const { file, text } of changed) writeFileSync(file, text)
  console.log(
    [
      summaryOf(changed.length, readable.length, isCheck),
      ...changed.map(({ file }) => `  ${path.relative(process.cwd(), file)}`),
    ].join('\n'),
  )
  const unread = source.files.size - readable.length
  if (unread > 0) console.error(`${unread} more cannot be read; \`npx journey lint\` says why.`)
  return isCheck && changed.length > 0 ? 1 : 0
}

function summaryOf(changed: number, all: number, isCheck: boolean): string {
  if (changed === 0) return `Nothing to do: all ${all} files are in order.`
  const files = `${changed} ${changed === 1 ? 'file' : 'files'}`
  if (!isCheck) return `${files} put in order:`
  return `${files} out of order; \`npx journey format\` puts ${changed === 1 ? 'it' : 'them'} in order:`
}
