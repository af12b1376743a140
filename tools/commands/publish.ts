import path from 'node:path'
import { loadSource } from '#source'
import { publishedFile } from '../lint/wording/published-texts.ts'
import { saveText } from '../save-text.ts'
import { CommandFailure } from './command-failure.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'
import { planPublication } from './plan-publication.ts'

/** Records the wordings not yet recorded. Refuses if a recorded one was changed, and then records nothing. */
export function publish(args: readonly string[]): number {
  const dir = flowsFolder(parseOptions(args, ['dir'], []).find('dir'))
  const source = readSource(() => loadSource(dir))
  const { texts, added, before, refusal } = planPublication(source)
  if (refusal !== undefined) throw new CommandFailure(1, refusal)
  const content = { $schema: '../schemas/dsl/published.schema.json', texts }
  saveText(path.join(source.dir, publishedFile), `${JSON.stringify(content, null, 2)}\n`)
  for (const place of added) console.log(`published: ${place}`)
  console.log(`${added.length} published, ${before} were already.`)
  return 0
}
