import { applicationPath, pathOf } from '#engine'
import type { Application } from '../applications/application.ts'
import { loadAllOf } from '../applications/application-store.ts'
import { hasEnded } from '../applications/has-ended.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Returns the application that a user sees after sign-in: the only one, or the only one that has not ended. Undefined if there
 * are several; then the user chooses on the dashboard.
 */
export function landingOf(
  tenant: Pick<Tenant, 'process'>,
  applications: readonly Application[],
): Application | undefined {
  const open = applications.filter((application) => !hasEnded(tenant, application))
  const [only, ...others] = applications.length === 1 ? applications : open
  return others.length === 0 ? only : undefined
}

/** Returns the landing application of an account that has just signed in. Undefined if the user must choose. */
export const findLanding = async (
  { database }: Services,
  tenant: Tenant,
  identity: string,
): Promise<Application | undefined> => landingOf(tenant, await loadAllOf(database.db, identity))

interface Arriving {
  readonly identity: string
  /** True if the user came through the signers' login. */
  readonly isSigner: boolean
  readonly userType: string
}

/** Returns the address of the page that a user sees after sign-in. */
export async function landingPath(
  { database }: Services,
  tenant: Tenant,
  { identity, isSigner, userType }: Arriving,
): Promise<string> {
  const { pages } = tenant.journey.source
  const own = isSigner ? [] : await loadAllOf(database.db, identity)
  const isCoOwner = userType === 'CO_DEEDER'
  // A co-owner without an application of their own can only sign here, whichever login they used.
  if (isSigner || (isCoOwner && own.length === 0)) return pathOf(pages, 'heloc-signer/resume')
  const next = isCoOwner ? undefined : landingOf(tenant, own)
  return next === undefined ? pathOf(pages, 'dashboard') : applicationPath(pages, next.uuid)
}
