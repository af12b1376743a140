import path from 'node:path'
import { loadSource } from '#source'
import { subjectsOf } from '../lint/subjects.ts'
import {
  findPublished,
  type PublishedText,
  publishedFile,
  publishedTexts,
} from '../lint/wording/published-texts.ts'
import { saveText } from '../save-text.ts'
import { today } from '../today.ts'
import { CommandFailure } from './command-failure.ts'
import { flowsFolder } from './input/flows-folder.ts'
import { parseOptions } from './input/parse-options.ts'
import { readSource } from './input/read-source.ts'

/** Records the wordings not yet recorded. Refuses if a recorded one was changed, and then records nothing. */
export function publish(args: readonly string[]): number {
  const dir = flowsFolder(parseOptions(args, ['dir'], []).find('dir'))
  const source = readSource(() => loadSource(dir))
  const published = findPublished(source) ?? {}
  const texts = [...subjectsOf(source, undefined)].flatMap(publishedTexts)
  const changed = texts.filter(({ place, sha256 }) => (published[place] ?? sha256) !== sha256)
  if (changed.length > 0) {
    const places = changed.map(({ place }) => `  ${place}`).join('\n')
    throw new CommandFailure(
      1,
      `Changed after they were published:\n${places}\nTake the change back and make a new version beside it. Nothing was recorded.`,
    )
  }
  const fresh = texts.filter(({ place }) => published[place] === undefined)
  refusePast(fresh, findPublished(source) === undefined)
  const added = Object.fromEntries(fresh.map(({ place, sha256 }) => [place, sha256]))
  const all = Object.entries({ ...published, ...added }).sort(([a], [b]) => (a < b ? -1 : 1))
  const content = { $schema: '../schemas/dsl/published.schema.json', texts: Object.fromEntries(all) }
  saveText(path.join(source.dir, publishedFile), `${JSON.stringify(content, null, 2)}\n`)
  for (const place of Object.keys(added)) console.log(`published: ${place}`)
  console.log(`${Object.keys(added).length} published, ${Object.keys(published).length} were already.`)
  return 0
}

/**
 * Refuses words that would have been in force before they were published: nobody was shown them on those days. The first
 * record of a folder may name days that are over.
 */
function refusePast(fresh: readonly PublishedText[], isFirstRecord: boolean): void {
  const day = today()
  const past = fresh.filter(({ effective }) => !isFirstRecord && effective !== undefined && effective < day)
  if (past.length === 0) return
  const places = past.map(({ place, effective }) => `  ${place}: ${effective}`).join('\n')
  throw new CommandFailure(
    1,
    `In force from a day that is over:\n${places}\nToday is ${day}: give them this day or a later one as \`effective\`. Nothing was recorded.`,
  )
}
