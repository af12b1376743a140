import type { Transaction } from '../database/database.ts'
import { agentPaths } from '../html/agent-paths.ts'
import { letterLink } from '../letters/letter-link.ts'
import { postLetter } from '../letters/post-letters.ts'
import { createInvitationLink } from '../registration/invitation-links.ts'
import { codeLimits, createSetupCode } from '../registration/setup-codes.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

interface Addressee {
  readonly identity: string
  readonly email: string
}

/** Mails a staff member who is to set their first password a link, and a code beside it, in the words of the provider's own brand. */
export async function inviteStaff(
  tx: Transaction,
  services: Services,
  { identity, email }: Addressee,
): Promise<void> {
  const { fallback: tenant } = services.tenants
  const code = await createSetupCode(tx, services, tenant, identity)
  const url = await createInvitationLink(tx, services, tenant, { identity, ...setupStep })
  await postLetter(tx, tenant, letterTo(services, tenant, 'staffInvitation', email, { code, url }))
}

/** Mails a staff member a code for setting another password. */
export async function mailStaffCode(
  tx: Transaction,
  services: Services,
  { identity, email }: Addressee,
): Promise<void> {
  const { fallback: tenant } = services.tenants
  const code = await createSetupCode(tx, services, tenant, identity)
  const url = `${tenant.settings.org.baseUrl}${agentPaths.setup}?step=code`
  await postLetter(tx, tenant, letterTo(services, tenant, 'staffSetup', email, { code, url }))
}

/** Mails a broker a link, and a code beside it, for setting up their account at the lender. */
export async function mailBrokerCode(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { identity, email }: Addressee,
): Promise<void> {
  const code = await createSetupCode(tx, services, tenant, identity)
  const url = await createInvitationLink(tx, services, tenant, { identity, ...setupStep })
  const agentUrl = letterLink(tenant, agentPaths.home)
  await postLetter(tx, tenant, letterTo(services, tenant, 'brokerInvitation', email, { code, url, agentUrl }))
}

const setupStep = { path: agentPaths.setup, step: 'code' } as const

const letterTo = (
  { clock }: Services,
  tenant: Tenant,
  template: string,
  recipient: string,
  values: Readonly<Record<string, string>>,
) => ({
  channel: 'MAIL' as const,
  template,
  recipient,
  at: clock.now(),
  values: { ...values, minutes: String(codeLimits(tenant).minutes) },
})
