import {
  asJsonObject,
  childObject,
  documentPlace,
  filesOf,
  type JsonObject,
  pointerTo,
  type Source,
  type SourceFile,
  translatedLocales,
} from '#source'
import { planPublication } from '../../tools/commands/plan-publication.ts'
import { today } from '../../tools/today.ts'
import { flowFile } from '../model/flow-file.ts'
import { Impossible, type Job, set, write } from './job.ts'

interface NewVersion {
  readonly id: string
  /** Day from which it holds, as YYYY-MM-DD. */
  readonly effective: string
}

/** Puts a new version beside the ones of a disclosure: what people read or agreed to before stays as it was. */
export function newDisclosureVersion(
  source: Source,
  { id, effective, text }: NewVersion & { readonly text: string },
): Job {
  requireFuture(effective)
  const disclosure = childObject(childObject(flowFile(source, 'disclosures'), 'disclosures'), id)
  const versions = Array.isArray(disclosure.versions) ? disclosure.versions.map(asJsonObject) : []
  const [first] = versions
  if (first === undefined) throw new Impossible(`There is no disclosure "${id}".`)
  const version = versionName(
    effective,
    versions.map((each) => String(each.version)),
  )
  const copy = `${String(first.copy)}-${version}`
  const place = pointerTo('disclosures', id, 'versions')
  return {
    title: `New words of ${id} from ${effective}`,
    changes: [
      set(source, 'flows/disclosures.json', place, [...versions, { version, effective, copy }]),
      ...write(source, { [copy]: text }, String(first.copy)),
    ],
  }
}

/** Puts a new version beside the ones of a document, with the words of the last one in every language, ready to be changed. */
export function newDocumentVersion(source: Source, { id, effective }: NewVersion): Job {
  requireFuture(effective)
  const versions = filesOf(source, 'document').filter(({ path }) => documentPlace(path).id === id)
  const last = versions.toSorted((a, b) => effectiveOf(a).localeCompare(effectiveOf(b))).at(-1)
  if (last === undefined) throw new Impossible(`There is no document "${id}".`)
  const version = versionName(
    effective,
    versions.map(({ path }) => documentPlace(path).version),
  )
  return {
    title: `New version of ${id} from ${effective}`,
    changes: [last, ...translationsOf(source, last)].map(({ path, value }) => ({
      file: path.replace(`/${documentPlace(last.path).version}.`, `/${version}.`),
      pointer: '',
      after: { ...asJsonObject(value), effective },
    })),
  }
}

const translationsOf = (source: Source, { path }: SourceFile): readonly SourceFile[] =>
  translatedLocales(source).flatMap(
    (locale) => source.files.get(path.replace(/json$/, `${locale}.json`)) ?? [],
  )

const effectiveOf = ({ value }: { readonly value: JsonObject[string] | undefined }): string =>
  String(asJsonObject(value).effective)

function requireFuture(day: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Impossible('Choose the day from which the new words hold.')
  if (day <= today())
    throw new Impossible(`${day} is not ahead: what held on a day that has begun is never changed.`)
}

/** Name of a version: its month, numbered from the second one of the month on. */
function versionName(effective: string, known: readonly string[]): string {
  const month = effective.slice(0, 'YYYY-MM'.length)
  const names = [month, ...known.map((_, index) => `${month}.${index + 1}`)]
  return names.find((name) => !known.includes(name)) ?? month
}

/** Records the words of new versions, whose change is refused from then on. */
export function publishTexts(source: Source, _: object): Job {
  const { texts, added, refusal } = planPublication(source)
  if (refusal !== undefined) throw new Impossible(refusal)
  if (added.length === 0) throw new Impossible('Every version is published already.')
  const count = added.length === 1 ? 'one text' : `${added.length} texts`
  return { title: `Publish ${count}`, changes: [set(source, 'flows/published.json', '/texts', texts)] }
}
