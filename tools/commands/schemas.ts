import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ownSchemas } from '#source'
import { saveText } from '../save-text.ts'
import { referencePage } from '../schemas/reference-page.ts'
import { CommandFailure } from './command-failure.ts'
import { parseOptions } from './input/parse-options.ts'

/** Writes the reference of the flow files, one page in Markdown for each schema, to a folder. */
export function schemas(args: readonly string[]): number {
  const folder = parseOptions(args, ['reference']).find('reference')
  if (folder === undefined)
    throw new CommandFailure(2, 'Say where to: --reference DIR writes the reference of the flow files.')
  mkdirSync(folder, { recursive: true })
  const { files, named } = ownSchemas()
  const names = [...files.keys()].flatMap((file) => /^dsl\/(.+)\.schema$/.exec(file)?.[1] ?? [])
  for (const name of names) saveText(path.join(folder, `${name}.md`), `${referencePage(name, named(name))}\n`)
  console.log(`Wrote ${names.length} pages to ${folder}.`)
  return 0
}
