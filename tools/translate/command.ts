import { readFileSync } from 'node:fs'
import path from 'node:path'
import { didYouMean } from '#engine'
import { loadSource, type Source, type TextPair, textPairs, translatedLocales } from '#source'
import { CommandFailure } from '../commands/command-failure.ts'
import { existingPath } from '../commands/input/existing-path.ts'
import { flowsFolder } from '../commands/input/flows-folder.ts'
import { type Options, parseOptions } from '../commands/input/parse-options.ts'
import { readSource } from '../commands/input/read-source.ts'
import { saveText } from '../save-text.ts'
import { importTexts } from './import-texts.ts'
import { placeOf, recordFile, recordOf, type Standing, standingOf, withTranslated } from './record.ts'
import { toTranslate } from './sentences.ts'
import { readTable, writeTable } from './table.ts'
import { readXliff, writeXliff } from './xliff.ts'

type Given = Options<'dir' | 'locale' | 'format' | 'by', 'all' | 'read'>

const acts: Readonly<Record<string, (source: Source, locale: string, given: Given) => number>> = {
  status: printStatus,
  export: printTexts,
  import: takeTexts,
  record: recordTexts,
}

/** Runs `journey translate`: exit code 1 for translations that are not as they should be, 2 if they cannot be read. */
export function translate(args: readonly string[]): number {
  const [name = '', ...rest] = args
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (act === undefined) {
    const hint = didYouMean(name, Object.keys(acts)) ?? `It takes ${Object.keys(acts).join(', ')}.`
    throw new CommandFailure(2, `\`journey translate ${name}\` is no command. ${hint}`)
  }
  const given = parseOptions(
    rest,
    ['dir', 'locale', 'format', 'by'],
    ['all', 'read'],
    name === 'import' ? 1 : 0,
  )
  const source = readSource(() => loadSource(flowsFolder(given.find('dir'))))
  return act(source, localeOf(source, given), given)
}

/** The language that is named, or the only one into which something is translated. */
function localeOf(source: Source, given: Given): string {
  const named = given.find('locale')
  const known = translatedLocales(source)
  if (named !== undefined) {
    if (/^[a-z]{2}-[A-Z]{2}$/.test(named)) return named
    throw new CommandFailure(
      2,
      `"${named}" is no locale such as es-US. ${didYouMean(named, known) ?? ''}`.trim(),
    )
  }
  const [only, ...others] = known
  if (only !== undefined && others.length === 0) return only
  const there = only === undefined ? 'Nothing is translated yet' : `There are ${known.join(', ')}`
  throw new CommandFailure(2, `--locale is needed, such as es-US. ${there}.`)
}

const order: readonly Standing[] = ['missing', 'faulty', 'stale', 'reworded', 'unrecorded', 'current']
/** Names that are printed of one kind. */
const mostNamed = 10

function standings(source: Source, locale: string): ReadonlyMap<Standing, readonly TextPair[]> {
  const record = recordOf(source)
  const pairs = textPairs(source)(locale)
  return Map.groupBy(pairs, (pair) => standingOf(pair, record, locale))
}

function printStatus(source: Source, locale: string): number {
  const found = standings(source, locale)
  const countOf = (standing: Standing) => found.get(standing)?.length ?? 0
  const all = order.map(countOf).reduce((sum, count) => sum + count, 0)
  console.log(
    `${locale}: ${all} texts, ${order.map((standing) => `${countOf(standing)} ${standing}`).join(', ')}.`,
  )
  for (const standing of order.slice(0, -1)) {
    const pairs = found.get(standing) ?? []
    for (const pair of pairs.slice(0, mostNamed)) console.log(`  ${standing}: ${placeOf(pair)}`)
    if (pairs.length > mostNamed) console.log(`  ${standing}: ${pairs.length - mostNamed} more`)
  }
  return countOf('current') === all ? 0 : 1
}

function printTexts(source: Source, locale: string, given: Given): number {
  const format = given.find('format') ?? 'xliff'
  if (format !== 'xliff' && format !== 'csv') throw new CommandFailure(2, '--format is xliff or csv.')
  const wanted = given.has('all') ? order : order.slice(0, 3)
  const found = standings(source, locale)
  const texts = wanted.flatMap((standing) =>
    (found.get(standing) ?? []).flatMap((pair) =>
      typeof pair.written === 'string' ? [toTranslate(pair, locale, standing)] : [],
    ),
  )
  process.stdout.write(format === 'csv' ? writeTable(texts) : writeXliff(texts, locale))
  console.error(`${texts.length} texts for ${locale}.`)
  return 0
}

function takeTexts(source: Source, locale: string, given: Given): number {
  const [file] = given.operands
  if (file === undefined)
    throw new CommandFailure(2, '`journey translate import` needs the file of the translator.')
  const content = readFileSync(existingPath(file), 'utf8')
  const texts = readTexts(content, file)
  const { faults, files, done, left } = importTexts(source, locale, texts)
  if (faults.length > 0)
    throw new CommandFailure(1, `${faults.map((fault) => `  ${fault}`).join('\n')}\nNothing was written.`)
  for (const [name, text] of files) saveText(path.join(source.dir, name), text)
  saveRecord(source, done, given.find('by'))
  console.log(
    `${done.length} texts taken for ${locale}, ${files.size} files changed${left === 0 ? '' : `; ${left} are still to be translated`}.`,
  )
  return 0
}

function readTexts(content: string, file: string): ReturnType<typeof readTable> {
  try {
    return content.trimStart().startsWith('<') ? readXliff(content) : readTable(content)
  } catch (error) {
    throw new CommandFailure(
      2,
      `${file} cannot be read. ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function recordTexts(source: Source, locale: string, given: Given): number {
  const found = standings(source, locale)
  const unread = [...(found.get('stale') ?? []), ...(found.get('reworded') ?? [])]
  const done = [...(found.get('unrecorded') ?? []), ...(given.has('read') ? unread : [])]
  saveRecord(source, done, given.find('by'))
  const left =
    given.has('read') || unread.length === 0
      ? ''
      : ` ${unread.length} changed, or their originals did: --read records them too.`
  console.log(`${done.length} translations recorded.${left}`)
  return 0
}

function saveRecord(source: Source, done: readonly TextPair[], by: string | undefined): void {
  const all = translatedLocales(source).flatMap((locale) => textPairs(source)(locale))
  const texts = withTranslated(recordOf(source), all, { done, by })
  const content = { $schema: '../schemas/dsl/translated.schema.json', texts }
  saveText(path.join(source.dir, recordFile), `${JSON.stringify(content, null, 2)}\n`)
}
