import type { Transaction } from '../database/database.ts'
import { agentPaths } from '../html/agent-paths.ts'
import type { LetterWords } from '../letters/letter-words.ts'
import { postLetter } from '../letters/post-letters.ts'
import { createInvitationLink } from '../registration/invitation-links.ts'
import { codeLimits, createSetupCode } from '../registration/setup-codes.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
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
  await mailLetter(tx, services, tenant, email, (minutes) => ({
    template: 'staffInvitation',
    values: { code, url, minutes },
  }))
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
  await mailLetter(tx, services, tenant, email, (minutes) => ({
    template: 'staffSetup',
    values: { code, url, minutes },
  }))
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
  await mailLetter(tx, services, tenant, email, (minutes) => ({
    template: 'brokerInvitation',
    values: { code, url, agentUrl, minutes },
  }))
}

const setupStep = { path: agentPaths.setup, step: 'code' } as const

const mailLetter = (
  tx: Transaction,
  { clock }: Services,
  tenant: Tenant,
  recipient: string,
  letter: (minutes: string) => LetterWords,
): Promise<void> =>
  postLetter(tx, tenant, {
    ...letter(String(codeLimits(tenant).minutes)),
    channel: 'MAIL',
    recipient,
    at: clock.now(),
  })
