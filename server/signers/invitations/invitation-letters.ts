import { pathOf } from '#engine'
import type { Application } from '../../applications/application.ts'
import { shortName } from '../../auth/full-name.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq, isNotNull } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import { inOwnLanguage } from '../../letters/in-own-language.ts'
import { postLetter } from '../../letters/post-letters.ts'
import { tellOfAct } from '../../proofs/tell-of-act.ts'
import { createInvitationLink } from '../../registration/invitation-links.ts'
import { codeLimits, createSetupCode } from '../../registration/setup-codes.ts'
import type { Services } from '../../services.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { SignerFile } from '../signer-file.ts'

/** Account that signs for an owner. */
export interface Account {
  readonly uuid: string
  readonly email: string
  /** True if they have set a password, so that no code is needed. */
  readonly isSetUp: boolean
}

/** Signer of an application, by their file and the account that signs. */
export interface ForWhom {
  readonly application: Application
  readonly file: SignerFile
  readonly signer: string
}

/**
 * Tells the reader of an invitation that it went to another address, or was taken back. Whoever has not set up their access may
 * be a stranger, who gets no further letter.
 */
export async function tellUninvited(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  tenant: Tenant,
  { application: { uuid, profile }, file, signer }: ForWhom,
  template: 'invitationReplaced' | 'invitationTakenBack',
): Promise<void> {
  const isSetUp = and(eq(identities.uuid, signer), isNotNull(identities.passwordHash))
  if (file.email === undefined || (await tx.$count(identities, isSetUp)) === 0) return
  const letter = { template, values: { borrowerName: shortName(profile) } }
  const to = { channel: 'MAIL', recipient: file.email, reader: signer, application: uuid } as const
  await postLetter(tx, await inOwnLanguage(tx, tenant, signer), { ...to, at: clock.now(), ...letter })
}

/** Tells the borrower who was invited in their name: whoever signs the deed decides about their home. */
export function tellOfInvitation(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { application: { uuid, owner }, file: { firstName, lastName } }: Pick<ForWhom, 'application' | 'file'>,
): Promise<void> {
  const values = { coOwnerName: `${firstName} ${lastName}` }
  const act = { identity: owner, application: uuid, template: 'coOwnerInvited', values } as const
  return tellOfAct(tx, services, tenant, act)
}

/** Posts the invitation: a link and a code, or for an account that is set up the way to sign in. */
export async function postInvitation(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { uuid: application, profile }: Application,
  { uuid, email, isSetUp }: Account,
): Promise<void> {
  const path = pathOf(tenant.journey.source.pages, 'heloc-signer/login')
  const borrowerName = shortName(profile)
  const letter = { channel: 'MAIL', recipient: email, application, at: services.clock.now() } as const
  if (isSetUp)
    return postLetter(tx, tenant, {
      ...letter,
      template: 'signerKnown',
      values: { borrowerName, url: letterLink(tenant, path) },
    })
  const code = await createSetupCode(tx, services, tenant, uuid)
  const minutes = String(codeLimits(tenant).minutes)
  const invited = { identity: uuid, path, step: 'setup' }
  const url = await createInvitationLink(tx, services, tenant, invited)
  const values = { borrowerName, url, code, minutes }
  return postLetter(tx, tenant, { ...letter, template: 'signerInvitation', values })
}
