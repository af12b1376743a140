import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadSource, orderKeys } from '#source'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/** Orders the keys of every flow and tenant file by its schema; with --check only lists the files out of order. */
export function format(args: readonly string[]): number {
  const options = parseOptions(args, ['dir'], ['check'])
  const dir = flowsFolder(options.find('dir'))
  const source = readSource(() => loadSource(dir))
  const changed = [...source.files.values()].flatMap((file) => {
    const { text } = file.value === undefined ? file : orderKeys(file.kind, file.text)
    return text === file.text ? [] : [{ file: path.join(source.dir, file.path), text }]
  })
  for (const { file, text } of changed) {
    if (!options.has('check')) writeFileSync(file, text)
    console.log(`${options.has('check') ? 'out of order' : 'ordered'}: ${file}`)
  }
  return options.has('check') && changed.length > 0 ? 1 : 0
}
