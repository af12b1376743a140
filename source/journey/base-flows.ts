import { camelCase } from '../files/camel-case.ts'
import { localeOf, singleFiles } from '../files/file-kind.ts'
import { filesOf, type Source, type SourceFile } from '../files/load-source.ts'
import type { Project } from '../files/project.ts'
import type { FilePlace } from '../findings/fault.ts'
import { helpFlows, helpPlace } from '../help/help-flows.ts'
import { helpTranslations, translatedHelp } from '../help/translated-help.ts'
import { parsePointer, pointerTo } from '../json/json-pointer.ts'
import { asJsonObject, childObject, type Json, type JsonObject } from '../json/json-value.ts'
import { writtenLocale } from '../wording/locales.ts'
import { answerSources, keptFields } from './kept-answers.ts'

/** Flow files as one object: each under its name in camel case, without `$schema`; copy by key. */
export interface BaseFlows {
  readonly value: JsonObject
  readonly project: Project
  /** Locale of the copy. */
  readonly locale: string
  /** Finds the place in a file of a pointer into `value`. */
  readonly placeOf: (pointer: string) => FilePlace | undefined
}

export function baseFlows(source: Source, locale: string = writtenLocale): BaseFlows {
  const copyFiles = new Map<string, SourceFile>()
  const copy: [string, JsonObject[string]][] = []
  for (const file of copyFilesOf(source, locale)) {
    for (const entry of Object.entries(asJsonObject(asJsonObject(file.value).messages))) {
      copy.push(entry)
      copyFiles.set(entry[0], file)
    }
  }
  const value = Object.fromEntries([
    ...singleFiles.map(
      (kind) =>
        [
          camelCase(kind),
          withoutSchema(
            source.files.get(`flows/${kind}.json`)?.value ?? source.project.schemas.named(kind).default,
          ),
        ] as const,
    ),
    ['answers', answerSources(source)] as const,
    ['help', helpIn(source, locale)] as const,
    [
      'examples',
      Object.fromEntries(exampleFiles(source).map(({ name, examples }) => [name, examples])),
    ] as const,
    ['copy', Object.fromEntries(copy)] as const,
  ])
  return { value, project: source.project, locale, placeOf: (pointer) => placeIn(source, copyFiles, pointer) }
}

const helpIn = (source: Source, locale: string): JsonObject => {
  const written = helpFlows(filesOf(source, 'help'))
  if (locale === writtenLocale) return written
  return translatedHelp(written, helpFlows(helpTranslations(source, locale)))
}

/** Files with the messages of a locale. */
export const copyFilesOf = (source: Source, locale: string): readonly SourceFile[] =>
  locale === writtenLocale
    ? filesOf(source, 'copy')
    : filesOf(source, 'translation').filter(({ path }) => localeOf(path) === locale)

/** Files of flows/examples, each by the file of flows/ of which it has examples. */
const exampleFiles = (source: Source) =>
  filesOf(source, 'examples').map((file) => ({
    file,
    name: file.path.slice('flows/examples/'.length, -'.json'.length),
    examples: childObject(asJsonObject(file.value), 'examples'),
  }))

function withoutSchema(file: Json | undefined): JsonObject {
  const { $schema: _, ...value } = asJsonObject(file)
  return value
}

function placeIn(
  source: Source,
  copyFiles: ReadonlyMap<string, SourceFile>,
  pointer: string,
): FilePlace | undefined {
  const [first = '', ...rest] = parsePointer(pointer)
  if (first === 'copy') {
    const file = copyFiles.get(rest[0] ?? '')
    return file === undefined ? undefined : { file, pointer: pointerTo('messages', ...rest) }
  }
  if (first === 'answers') {
    const kept = keptFields(source).find(({ to }) => to === rest[0])
    return kept && { file: kept.file, pointer: pointerTo('fields', kept.name, ...rest.slice(1)) }
  }
  if (first === 'help') return helpPlace(filesOf(source, 'help'), rest)
  if (first === 'examples') {
    const known = exampleFiles(source).find(({ name }) => name === rest[0])
    return known && { file: known.file, pointer: pointerTo('examples', ...rest.slice(1)) }
  }
  const kind = singleFiles.find((name) => camelCase(name) === first)
  const file = source.files.get(`flows/${kind}.json`)
  return file === undefined ? undefined : { file, pointer: pointerTo(...rest) }
}
