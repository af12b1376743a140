import type { FastifyInstance } from 'fastify'
import { createServer } from './app.ts'
import { openFanOut } from './chat/fan-out/open-fan-out.ts'
import { systemClock } from './clock/clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { bringUpToDate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import { openStore } from './documents/files/open-store.ts'
import { builtPages } from './html/page-source.ts'
import { pages } from './html/pages.ts'
import { vitePages } from './html/vite-pages.ts'
import { drain, usualTimes } from './http/closing/drain.ts'
import { stopOnSignals } from './http/closing/stop-on-signals.ts'
import { loadSecrets } from './keys/load-secrets.ts'
import { isSandboxOpen } from './settings/sandbox-settings.ts'
import { SettingsError } from './settings/settings-error.ts'
import { requireKnownLenders } from './settings/staff-login-settings.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { openTenants } from './tenants/open-tenants.ts'
import { portsOfSandbox, requireVendors } from './vendors/require-vendors.ts'
import { createVendorDirectory } from './vendors/vendor-directory.ts'

async function main(): Promise<void> {
  const settings = resolveSettings(process.env, process.argv.slice(2))
  let close = async (_announceMs: number) => {}
  // Whoever presses Ctrl+C has nobody to tell.
  stopOnSignals((signal) => close(signal === 'SIGINT' ? 0 : settings.drainMs))
  // Opened at once: the database is compiled in the background while the flows are read and checked.
  const opening = openDatabase(settings, console.log)
  // Awaited, because a Postgres must respond in time, and reading the flows blocks this process.
  if (settings.databaseUrl !== undefined) await opening
  // In parallel, so that a database that cannot be opened is reported before the flows have been read.
  const [database, tenants] = await Promise.all([
    opening,
    openTenants({ ...settings, root: settings.journey }, opening),
  ])
  requireKnownLenders(settings.staffLogins, tenants.directory.all())
  requireVendors(settings.sandbox, settings.vendors, tenants.directory.all())
  // The database knows which keys it needs.
  await bringUpToDate(database, settings.migrates)
  const fileStore = await openStore(settings.store, database)
  const { app, closing } = await createServer({
    root: settings.root,
    database: settings.migrates ? database : withoutChange(database),
    tenants: tenants.directory,
    vendors: (parts) => createVendorDirectory(settings.vendors, parts),
    fileStore,
    clock: systemClock,
    secrets: await loadSecrets(settings, database),
    sandbox: settings.sandbox,
    staffLogins: settings.staffLogins,
    trustProxy: settings.trustProxy,
    logLevel: settings.logLevel,
    metricsKey: settings.metricsKey,
    fanOut: openFanOut(settings),
    checksAnswers: settings.dev,
    ...(settings.apiOnly ? {} : { pages: pagesOf(settings) }),
  })
  app.addHook('preClose', async () => tenants.stop())
  await listen(app, settings)
  sayVendors(settings, tenants.directory.all())
  const closed = isSandboxOpen(settings.sandbox) ? '' : ', its sandbox closed'
  console.log(`Listening on http://localhost:${settings.port}${closed}`)
  close = (announceMs) => drain(app, closing, { ...usualTimes, announceMs })
}

/** The database for a server that may not change tables, those of the job queue neither. */
const withoutChange = (database: OpenDatabase): OpenDatabase => ({
  ...database,
  queueConnection: { ...database.queueConnection, migrate: false },
})

/** Says which vendors are played where nobody who uses the server can see it: no money moves, and nobody's credit is asked for. */
function sayVendors({ sandbox, vendors }: Settings, lenders: Parameters<typeof portsOfSandbox>[2]): void {
  const played = portsOfSandbox(sandbox, vendors, lenders)
  if (sandbox.mode !== 'closed' || played.length === 0) return
  console.error(
    `WARNING: the sandbox plays these vendors, which answers as its table says and asks nobody: ${played.join(', ')}. Name a connection for each in the file that VENDORS names (docs/vendors.md); with SANDBOX=off the server starts only when that is done.`,
  )
}

/** Listens at the address of the settings. Throws a SettingsError if it is taken or invalid. */
async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `Nobody can listen at ${host}:${port} (${said}). Stop what is there, or name another PORT or HOST.`,
      { cause: error },
    )
  }
}

const pagesOf = ({ root, dev }: Settings) =>
  pages(root, async (app, base) => (dev ? vitePages(app, root) : builtPages(root, base)))

try {
  await main()
} catch (error) {
  // Errors that a person can fix are reported without a stack: faulty flows with file and line, a setting, a taken port.
  const known = error instanceof Error && 'code' in error
  console.error(known ? `The server does not start. ${error.message}` : error)
  process.exit(1)
}
