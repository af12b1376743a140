import { atTop, type Finding } from '../findings/finding.ts'
import type { Entry } from '../json/paths-below.ts'
import { writtenLocale } from '../wording/locales.ts'
import { fileKind, singleFiles } from './file-kind.ts'
import type { Project } from './project.ts'

/** Findings for files that the journey of a project needs, and for folders of tenants without a tenant.json. */
export function missingFiles(
  dir: string,
  paths: readonly string[],
  { others, uses, schemas }: Pick<Project, 'uses' | 'schemas'> & { readonly others: readonly Entry[] },
): readonly Finding[] {
  const missing = (file: string, message: string): Finding => ({
    ...atTop(file, 'missing-file', message),
    hint: `Looked in ${dir}.`,
  })
  const kinds = new Set(paths.map(fileKind))
  const messages = `flows/copy/${writtenLocale}`
  return [
    ...singleFiles
      .filter((kind) => uses.includes(kind) || schemas.named(kind).default === undefined)
      .map((kind) => `flows/${kind}.json`)
      .filter((file) => !paths.includes(file))
      .map((file) => missing(file, `${file} is not there, and a journey cannot do without it.`)),
    ...(uses.includes('examples') && !kinds.has('examples')
      ? [
          {
            ...missing(
              'flows/examples',
              'flows/examples/ holds no examples, so nobody says twice what is meant.',
            ),
            hint: 'Write some, of which `journey example --all` says what each should ask, or take "examples" out of `uses` in journey.config.json.',
          },
        ]
      : []),
    ...(kinds.has('copy')
      ? []
      : [missing(messages, `${messages}/ holds no messages, so no page says anything.`)]),
    ...lostTenants([
      ...paths,
      ...others.map((other) => `${other.path}${other.kind === 'file' ? '' : '/'}`),
    ]).map((file) => missing(file, `${file} is not there, so nothing else in this folder is read.`)),
    ...(paths.some(isTenants) || others.some(({ path }) => path === 'tenants' || isTenants(`${path}/`))
      ? []
      : [missing('tenants', 'tenants/ holds no lender, so nobody can apply.')]),
  ]
}

const isTenants = (path: string): boolean => /^tenants\/[^/]+\//.test(path)

/** Files of tenants that are missing in folders with something in them. */
function lostTenants(paths: readonly string[]): readonly string[] {
  const folders = new Set(paths.filter(isTenants).map((path) => path.split('/')[1] ?? ''))
  return [...folders].map((code) => `tenants/${code}/tenant.json`).filter((file) => !paths.includes(file))
}
