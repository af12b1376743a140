import {
  createMigration,
  findMigrationFaults,
  type Migration,
  type MigrationSource,
  memoize,
  type ProcessSource,
} from '#engine'
import { type Fault, findingAt } from '../findings/fault.ts'
import type { Finding } from '../findings/finding.ts'
import { nearestHint } from '../findings/nearest-hint.ts'
import { describeFault } from '../journey/compile-flows.ts'
import { ownSchemas } from '../schemas/project-schemas.ts'
import { filesOf, type Source, type SourceFile } from './load-source.ts'
import type { Project } from './project.ts'

/** Migrations that apply to a lender, in order; faulty ones are left out. */
export const migrationsOf = (source: Source, tenant: string): readonly Migration[] =>
  soundSources(source)
    .filter(({ tenants }) => tenants === undefined || tenants.includes(tenant))
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))
    .map((migration) => createMigration(migration, source.project))

/** Findings about migrations, apart from those of their schema. */
export const migrationFindings = (source: Source): readonly Finding[] =>
  filesOf(source, 'migration').flatMap((file) =>
    faultsOf(file, source.project).map((fault) => findingAt(fault, { file, pointer: fault.pointer })),
  )

/** Migrations that leave applications of a process in a state without a way on. */
export function strandingMigrations(
  source: Source,
  process: ProcessSource,
  tenant?: string,
): readonly Finding[] {
  const migrations = soundSources(source).filter(
    ({ tenants }) => tenants === undefined || tenant === undefined || tenants.includes(tenant),
  )
  return migrations.flatMap(({ id, to }) => {
    const file = source.files.get(pathOf(id))
    if (file === undefined || leadsOn(to, migrations, process)) return []
    const fault: Fault = {
      rule: 'unknown-reference',
      pointer: '/to',
      message: `There is no state "${to}" in the process, and no migration leads on from it.`,
      ...nearestHint(to, Object.keys(process.states)),
    }
    return [findingAt(fault, { file, pointer: fault.pointer })]
  })
}

function leadsOn(
  to: string,
  migrations: readonly MigrationSource[],
  { states }: Pick<ProcessSource, 'states'>,
): boolean {
  const reached = new Set([to])
  for (const state of reached)
    for (const migration of migrations) if (migration.from.includes(state)) reached.add(migration.to)
  return [...reached].some((state) => Object.hasOwn(states, state))
}

const pathOf = (id: string): string => `flows/migrations/${id}.json`

/** Cached for a source, because every lender needs them. */
const soundSources = memoize((source: Source): readonly MigrationSource[] =>
  filesOf(source, 'migration').flatMap((file) => {
    const { value } = file
    return isMigration(value) && faultsOf(file, source.project).length === 0 ? [value] : []
  }),
)

const isMigration = (value: unknown): value is MigrationSource =>
  ownSchemas().errors('migration', value).length === 0

function faultsOf(file: SourceFile, project: Project): readonly Fault[] {
  const { value } = file
  if (!isMigration(value)) return []
  const misnamed: Fault = {
    rule: 'schema',
    pointer: '/id',
    message: `The id of a migration is the name of its file: this one is in ${file.path}.`,
  }
  return [
    ...(pathOf(value.id) === file.path ? [] : [misnamed]),
    ...findMigrationFaults(value, project).map((fault) => ({
      ...describeFault(fault),
      pointer: fault.pointer,
    })),
  ]
}
