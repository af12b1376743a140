import { parseArgs } from 'node:util'
import type { Entry } from './audit/entry.ts'
import { findBroken } from './audit/find-broken.ts'
import { loadEntries, type Wanted } from './audit/load-entries.ts'
import { noteAtConsole } from './audit/note-at-console.ts'
import { readAnchors } from './audit/read-anchors.ts'
import { verify } from './audit/verify.ts'
import type { OpenDatabase } from './database/database.ts'
import { openExistingDatabase, openForReading } from './database/open-database.ts'
import { runCommand } from './settings/run-command.ts'
import { SettingsError } from './settings/settings-error.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { loadServed } from './tenants/load-served.ts'

const options = {
  lender: { type: 'string' },
  application: { type: 'string' },
  who: { type: 'string' },
  act: { type: 'string' },
  since: { type: 'string' },
  anchors: { type: 'string' },
} as const

type Values = { readonly [Name in keyof typeof options]?: string | undefined }

/** Verifies, shows or exports the audit log, or looks at the invariants, of the database that DATABASE_URL or DATA_DIR names; docs/audit.md says how. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [action = ''] = positionals
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (run === undefined)
    throw new SettingsError(
      'Say what to do: verify, show or export the audit log, or look at the invariants of the database.',
    )
  const settings = resolveSettings(process.env, [])
  if (action === 'export') {
    const written = await openExistingDatabase(settings)
    await noteAtConsole(written, 'exported.audit', values.lender ?? '@operator').finally(() =>
      written.close(),
    )
  }
  const database = await openForReading(settings)
  try {
    await run(database, values, settings)
  } finally {
    await database.close()
  }
}

type Action = (database: OpenDatabase, values: Values, settings: Settings) => Promise<void>

const actions: Readonly<Record<string, Action>> = {
  invariants: async (database, _values, settings) => {
    const broken = await findBroken(database, await loadServed(settings, database))
    for (const { rule, subjects } of broken)
      for (const subject of subjects) console.error(`${subject} ${rule}.`)
    console.log(
      broken.length === 0 ? 'Nothing is lost, doubled or stuck.' : `${broken.length} invariants are broken.`,
    )
    if (broken.length > 0) process.exitCode = 1
  },
  verify: async (database, { lender, anchors }) => {
    const kept = anchors === undefined ? [] : readAnchors(anchors)
    const { lenders, unsealed, faults } = await verify(database, { lender, anchors: kept })
    for (const { lender: of, entries, head } of lenders) console.log(`${of}: ${entries} entries, end ${head}`)
    console.log(`${unsealed} not sealed yet, ${kept.length} anchors compared, ${faults.length} faults.`)
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  },
  show: async (database, values) => {
    for await (const entry of loadEntries(database.db, wantedOf(values))) console.log(lineOf(entry))
  },
  export: async (database, values) => {
    for await (const entry of loadEntries(database.db, wantedOf(values))) console.log(JSON.stringify(entry))
  },
}

function wantedOf({ lender, application, who, act, since }: Values): Wanted {
  const from = since === undefined ? undefined : new Date(since)
  if (from !== undefined && Number.isNaN(from.getTime()))
    throw new SettingsError(`--since is "${since}". It must be a day or a time, such as 2026-11-01.`)
  return { lender, application, who, act, since: from }
}

const lineOf = ({ at, lender, act, who, role, application, subject, reason, place, flows }: Entry): string =>
  [
    at.toISOString(),
    lender,
    act,
    `by ${who} as ${role}`,
    application && `of ${application}`,
    subject,
    reason && `because ${reason}`,
    place && `from ${place.slice(0, 12)}`,
    flows && `under ${flows}`,
  ]
    .filter(Boolean)
    .join('  ')

await runCommand(main)
