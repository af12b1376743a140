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

import { documentPath } from './document-place.ts'

/** What a file is, and so which schema of schemas/dsl describes it. */
export const fileKinds = [
  ...singleFiles,
  'form',
  'copy',
  'document',
  'migration',
  'published',
  'tenant',
] as const
export type FileKind = (typeof fileKinds)[number]

const patterns: readonly (readonly [RegExp, FileKind])[] = [
  [/^flows\/forms\/.+\.json$/, 'form'],
  [/^flows\/copy\/en-US\/[^/]+\.json$/, 'copy'],
  [documentPath, 'document'],
  [/^flows\/published\.json$/, 'published'],
  [/^flows\/migrations\/[^/]+\.json$/, 'migration'],
  [/^tenants\/[^/]+\/tenant\.json$/, 'tenant'],
]

export function fileKind(path: string): FileKind | undefined {
  const single = singleFiles.find((kind) => path === `flows/${kind}.json`)
  return single ?? patterns.find(([pattern]) => pattern.test(path))?.[1]
}
