import { applicationPath, pathOf } from '#engine'
import type { Application } from '../applications/application.ts'
import { loadAllOf } from '../applications/application-store.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * The application to which somebody comes who signs in: the only one that they have, or the only one that has not ended.
 * Among several they choose, on the dashboard.
 */
export function landingOf(
  { process }: Pick<Tenant, 'process'>,
  applications: readonly Application[],
): Application | undefined {
  const open = applications.filter(({ state }) => process.states[state]?.kind !== 'terminal')
  const [only, ...others] = applications.length === 1 ? applications : open
  return others.length === 0 ? only : undefined
}

/** The same for the account of somebody who just proved who they are; undefined where they must choose. */
export const findLanding = async (
  { database }: Services,
  tenant: Tenant,
  identity: string,
): Promise<Application | undefined> => landingOf(tenant, await loadAllOf(database.db, identity))

interface Arriving {
  readonly identity: string
  /** Came by the signers' door. */
  readonly isSigner: boolean
  readonly userType: string
}

/** Address of the page to which somebody comes who signs in. */
export async function landingPath(
  { database }: Services,
  tenant: Tenant,
  { identity, isSigner, userType }: Arriving,
): Promise<string> {
  const { pages } = tenant.journey.source
  const own = isSigner ? [] : await loadAllOf(database.db, identity)
  const isCoOwner = userType === 'CO_DEEDER'
  // A co-owner who applies for nothing has only their signature here, by whatever door they come in.
  if (isSigner || (isCoOwner && own.length === 0)) return pathOf(pages, 'heloc-signer/resume')
  const next = isCoOwner ? undefined : landingOf(tenant, own)
  return next === undefined ? pathOf(pages, 'dashboard') : applicationPath(pages, next.uuid)
}
