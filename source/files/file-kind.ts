/** Required files of which exactly one exists. */
export const singleFiles = [
  'predicates',
  'journey',
  'server-states',
  'pages',
  'registration',
  'progress',
  'limits',
  'process',
  'conditions',
  'disclosures',
  'standing',
  'flags',
  'facts',
] as const

import { writtenLocale } from '../wording/locales.ts'
import { documentPath, translatedDocumentPath } from './document-place.ts'

/** Kinds of files, each with a schema in schemas/dsl. */
export const fileKinds = [
  ...singleFiles,
  'form',
  'copy',
  'translation',
  'document',
  'document-translation',
  'migration',
  'help',
  'help-translation',
  'examples',
  'published',
  'translated',
  'notes',
  'tenant',
] as const
export type FileKind = (typeof fileKinds)[number]

const translatedHelpPath = /^flows\/help\/([a-z]{2}-[A-Z]{2})\/[^/]+\.json$/

const patterns: readonly (readonly [RegExp, FileKind])[] = [
  [/^flows\/forms\/.+\.json$/, 'form'],
  [new RegExp(`^flows/copy/${writtenLocale}/[^/]+\\.json$`), 'copy'],
  [/^flows\/copy\/[a-z]{2}-[A-Z]{2}\/[^/]+\.json$/, 'translation'],
  [documentPath, 'document'],
  [translatedDocumentPath, 'document-translation'],
  [/^flows\/published\.json$/, 'published'],
  [/^flows\/translated\.json$/, 'translated'],
  [/^flows\/notes\.json$/, 'notes'],
  [/^flows\/help\/[^/]+\.json$/, 'help'],
  [translatedHelpPath, 'help-translation'],
  [/^flows\/examples\/.+\.json$/, 'examples'],
  [/^flows\/migrations\/[^/]+\.json$/, 'migration'],
  [/^tenants\/[^/]+\/tenant\.json$/, 'tenant'],
]

export function fileKind(path: string): FileKind | undefined {
  const single = singleFiles.find((kind) => path === `flows/${kind}.json`)
  return single ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** Schema of schemas/dsl for a kind: a translation has the shape of its original. */
export const schemaOf = (kind: FileKind): string =>
  kind === 'translation' ? 'copy' : kind === 'document-translation' ? 'document' : kind

/** Locale of a file that applicants read; of any other file, the locale in which all texts are written first. */
export const localeOf = (path: string): string =>
  /^flows\/copy\/([^/]+)\//.exec(path)?.[1] ??
  translatedHelpPath.exec(path)?.[1] ??
  translatedDocumentPath.exec(path)?.[3] ??
  writtenLocale
