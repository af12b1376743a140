import { existsSync } from 'node:fs'
import path from 'node:path'
import { requireKnownLenders } from '../settings/staff-login-settings.ts'
import type { Settings } from '../settings.ts'
import { loadTenants } from '../tenants/files/load-tenants.ts'
import { portsOfSandbox, requireVendors } from '../vendors/require-vendors.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

/** Looks at what is set, without opening anything. */
export function lookAtSettings(settings: Settings): readonly Finding[] {
  const { databaseUrl, dataKey, jwtSecret, metricsKey, sandbox, host, root } = settings
  const isShared = databaseUrl !== undefined && (dataKey === undefined || jwtSecret === undefined)
  const isOpen = sandbox.mode === 'on' && !['127.0.0.1', '::1', 'localhost'].includes(host)
  const isBuilt = existsSync(path.join(root, 'dist/index.html'))
  return [
    isShared &&
      warning(
        'DATA_KEY or JWT_SECRET is not set: every further server on this Postgres needs both, and the same.',
      ),
    isOpen &&
      warning(
        `SANDBOX is on and HOST is ${host}: whoever reaches it reads every letter and decides every case.`,
      ),
    metricsKey === undefined &&
      warning('METRICS_KEY is not set: nobody can watch this server with /metrics.'),
    isBuilt
      ? fine('The pages are built.')
      : fault('The pages are not built: run `npm run build`, or start with --api-only.'),
  ].filter((found) => found !== false)
}

/** Looks at the lenders of the folder, and whether each has its vendors. */
export function lookAtLenders({
  journey,
  tenants: folder,
  sandbox,
  vendors,
  staffLogins,
}: Settings): readonly Finding[] {
  const { tenants, broken } = loadTenants(journey, folder)
  requireKnownLenders(staffLogins, tenants)
  requireVendors(sandbox, vendors, tenants)
  const played = sandbox.mode === 'closed' ? portsOfSandbox(sandbox, vendors, tenants) : []
  return [
    fine(`${tenants.length} lenders can be served.`),
    ...broken.map(({ code, reason }) => fault(`The lender ${code} cannot be served: ${reason}`)),
    ...(played.length === 0
      ? []
      : [warning(`The sandbox plays these vendors, which ask nobody: ${played.join(', ')}.`)]),
  ]
}
