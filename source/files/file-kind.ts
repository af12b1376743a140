/** Files of which there is one, and which a journey can't do without. */
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
] as const

import { writtenLocale } from '../wording/locales.ts'
import { documentPath, translatedDocumentPath } from './document-place.ts'

/** What a file is, and so which schema of schemas/dsl describes it. */
export const fileKinds = [
  ...singleFiles,
  'form',
  'copy',
  'translation',
  'document',
  'document-translation',
  'migration',
  'help',
  'published',
  'tenant',
] as const
export type FileKind = (typeof fileKinds)[number]

const patterns: readonly (readonly [RegExp, FileKind])[] = [
  [/^flows\/forms\/.+\.json$/, 'form'],
  [new RegExp(`^flows/copy/${writtenLocale}/[^/]+\\.json$`), 'copy'],
  [/^flows\/copy\/[a-z]{2}-[A-Z]{2}\/[^/]+\.json$/, 'translation'],
  [documentPath, 'document'],
  [translatedDocumentPath, 'document-translation'],
  [/^flows\/published\.json$/, 'published'],
  [/^flows\/help\/[^/]+\.json$/, 'help'],
  [/^flows\/migrations\/[^/]+\.json$/, 'migration'],
  [/^tenants\/[^/]+\/tenant\.json$/, 'tenant'],
]

export function fileKind(path: string): FileKind | undefined {
  const single = singleFiles.find((kind) => path === `flows/${kind}.json`)
  return single ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** The schema of schemas/dsl: a translation has the shape of what it translates. */
export const schemaOf = (kind: FileKind): string =>
  kind === 'translation' ? 'copy' : kind === 'document-translation' ? 'document' : kind

/** The locale of a file that is there to be read by applicants; of any other, that in which all is written. */
export const localeOf = (path: string): string =>
  /^flows\/copy\/([^/]+)\//.exec(path)?.[1] ?? translatedDocumentPath.exec(path)?.[3] ?? writtenLocale
