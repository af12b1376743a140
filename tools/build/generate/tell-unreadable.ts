import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseJsonFile } from '../../../source/json/json-file.ts'
import { UnreadableJson } from '../../../source/json/read-json-folder.ts'

/** Says what is wrong with a file that cannot be read, where, and what to do, as `journey lint` does. Throws every other error again. */
export function tellUnreadable(root: string, error: unknown): string {
  if (!(error instanceof UnreadableJson)) throw error
  const file = path.relative(root, error.file)
  if (!existsSync(error.file))
    return `${file}\n\n  error There is no such file, and what is generated needs it.\n  hint Bring it back: git checkout -- ${file}`
  const { findings } = parseJsonFile(file, readFileSync(error.file, 'utf8'))
  if (findings.length === 0) return `${file}\n\n  1:1 error This file must hold a JSON object.`
  const told = findings.map(
    ({ line, column, message, hint }) =>
      `  ${line}:${column} error ${message}${hint === undefined ? '' : `\n  hint ${hint}`}`,
  )
  return [file, ...told].join('\n\n')
}
