import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  asJsonObject,
  createSource,
  type JsonObject,
  loadSource,
  type Source,
  textPairs,
  translatedLocales,
} from '#source'
import { planPublication } from '../../tools/commands/plan-publication.ts'
import { publishedFile } from '../../tools/lint/wording/published-texts.ts'
import { recordFile, recordOf, standingOf, withTranslated } from '../../tools/translate/record.ts'
import type { Edit } from './edit.ts'
import { editedTexts } from './edited-texts.ts'

const shipped = loadSource()
const shippedTexts: ReadonlyMap<string, string> = new Map(
  [...shipped.files].map(([file, { text }]) => [file, text]),
)

/** Uses the shipped flows and lenders after some edits, with its translations read and recorded and its texts published. */
export function withEdits<T>(edits: readonly Edit[], use: (source: Source) => T): T {
  const texts = edits.reduce((before, edit) => editedTexts(edit, before), shippedTexts)
  const folders = [...texts.keys()].flatMap((file) => /^tenants\/([^/]+)\//.exec(file)?.[1] ?? [])
  const added = folders.filter((folder) => !shippedTexts.has(`tenants/${folder}/tenant.json`))
  const dir = mkdtempSync(path.join(tmpdir(), 'edit-'))
  try {
    const tenants = added.length === 0 ? shipped.tenants : tenantsWith(added, dir)
    const create = (now: ReadonlyMap<string, string>) =>
      createSource(shipped.dir, now, { before: shipped, tenants, others: images })
    const record = (source: Source, write: (source: Source) => Written) => {
      const [file, texts] = write(source)
      return create(
        new Map(textsOf(source)).set(
          file,
          JSON.stringify({ ...asJsonObject(source.files.get(file)?.value ?? null), texts }),
        ),
      )
    }
    const translated = record(create(texts), translations)
    return use(edits.some(isPublished) ? record(translated, publication) : translated)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

const images = shipped.others.map((file) => ({ path: file, kind: 'file' }) as const)

/** Folder with the shipped lenders and images for those that are added. */
function tenantsWith(added: readonly string[], dir: string): string {
  for (const folder of readdirSync(shipped.tenants))
    symlinkSync(path.join(shipped.tenants, folder), path.join(dir, folder))
  for (const folder of added)
    for (const image of ['logo.svg', 'favicon.svg']) {
      mkdirSync(path.join(dir, folder), { recursive: true })
      cpSync(path.join(shipped.tenants, 'harborcu', image), path.join(dir, folder, image))
    }
  return dir
}

/** Whether an edit adds a version of a document or of a disclosure. */
const isPublished = ({ patch = {} }: Edit): boolean =>
  /flows\/documents|"disclosures":\{/.test(JSON.stringify(patch))

const textsOf = ({ files }: Source) => new Map([...files].map(([file, { text }]) => [file, text]))

/** A record and what it says. */
type Written = readonly [file: string, texts: JsonObject]

/** Returns the file that `journey translate record --read` writes. */
function translations(source: Source): Written {
  const record = recordOf(source)
  const standings = translatedLocales(source).flatMap((locale) =>
    textPairs(source)(locale).map((pair) => ({ pair, standing: standingOf(pair, record, locale) })),
  )
  const done = standings.flatMap(({ pair, standing }) =>
    ['stale', 'reworded', 'unrecorded'].includes(standing) ? [pair] : [],
  )
  const all = standings.map(({ pair }) => pair)
  return [recordFile, withTranslated(record, all, { done })]
}

/** Returns the file that `journey publish` writes. */
const publication = (source: Source): Written => [publishedFile, planPublication(source).texts]
