import { randomUUID } from 'node:crypto'
import type { Application } from '../../applications/application.ts'
import { commit } from '../../applications/change/commit.ts'
import { isDue } from '../../applications/is-due.ts'
import { shifted } from '../../clock/clock.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { identities } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { inOwnLanguage } from '../../letters/in-own-language.ts'
import { openAccount } from '../../registration/open-account.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { makeSignerDocuments } from '../make-signer-documents.ts'
import { overallStatus } from '../overall-status.ts'
import { addSignerDocument, hasSignerDocuments } from '../signer-documents.ts'
import { type SignerFile, unbegun } from '../signer-file.ts'
import { withoutRefusal } from '../take-back-refusal.ts'
import {
  type Account,
  type ForWhom,
  postInvitation,
  tellOfInvitation,
  tellUninvited,
} from './invitation-letters.ts'
import { withdrawFrom } from './withdraw-from.ts'

export interface InvitationInput {
  readonly application: Application
  /** Uuid of the signer on the application. */
  readonly signer: string
  readonly email: string
}

/**
 * Invites a co-owner by mail to sign, or invites them again. The borrower gives the e-mail address and may correct it until the
 * co-owner has begun, and again once they refused. The address gets an account of its own, or its existing account signs.
 */
export async function inviteSigner(
  tx: Transaction,
  services: Services,
  { application, signer, email: typed }: InvitationInput,
): Promise<Application> {
  const tenant = services.tenants.of(application)
  if (!isDue(tenant, application, 'coDeedSigned')) throw new Problem(409, 'SIGNER_NOT_DUE')
  const entry = application.heloc.helocSigners?.find(({ uuid }) => uuid === signer)
  const file = application.loanFile.signers?.[signer]
  if (entry === undefined || file === undefined) throw new Problem(404, 'SIGNER_NOT_FOUND')
  const email = typed.toLowerCase()
  const isAnother = email !== file.email
  if (file.consentedAt !== undefined && isAnother && file.refused === undefined)
    throw new Problem(409, 'SIGNER_BEGAN').at('email')
  if (file.signedAt !== undefined) throw new Problem(409, 'SIGNER_NOT_DUE')
  requireOwnAddress(application, signer, email)
  const account = await accountOf(tx, tenant, application, file, email)
  requireOwnAccount(application, signer, account.uuid)
  if (entry.identityUuid !== undefined && entry.identityUuid !== account.uuid) {
    await withdrawFrom(tx, application, entry.identityUuid)
    const before = { application, signer: entry.identityUuid, file }
    await tellUninvited(tx, services, tenant, before, 'invitationReplaced')
  }
  const own = await inOwnLanguage(tx, tenant, account.uuid)
  await makeDocuments(tx, services, own, { application, file, signer: account.uuid })
  await postInvitation(tx, services, own, application, account)
  if (isAnother) await tellOfInvitation(tx, services, tenant, { application, file })
  const now = services.clock.now()
  const { heloc, loanFile } = withoutRefusal(application, signer)
  const helocSigners = (heloc?.helocSigners ?? []).map((known) => {
    if (known.uuid !== signer) return known
    return {
      ...known,
      identityUuid: account.uuid,
      invitation: 'SENT' as const,
      ...(isAnother && { status: 'INITIAL' as const }),
    }
  })
  const invited = { ...(isAnother ? unbegun(file) : file), email, invitedAt: now.toISOString() }
  const { refused: _, ...open } = invited
  const patch = {
    heloc: { helocSigners, coDeedStatus: overallStatus(helocSigners) },
    loanFile: { signers: { ...loanFile?.signers, [signer]: open } },
  }
  return commit(tx, services, application, patch, { turns: true, who: application.owner })
}

/** Throws a Problem (422) if the address is the borrower's own or another signer's, because every owner signs for themselves. */
function requireOwnAddress({ profile, loanFile }: Application, signer: string, email: string): void {
  const others = Object.entries(loanFile.signers ?? {}).flatMap(([uuid, file]) =>
    uuid === signer || file.email === undefined ? [] : [file.email],
  )
  if ([profile.email, ...others].includes(email)) throw new Problem(422, 'SIGNER_ADDRESS').at('email')
}

/**
 * Throws a Problem (422) if the account signs for another owner: its address may have been changed since that one was invited,
 * and one account signs once.
 */
function requireOwnAccount({ heloc }: Application, signer: string, account: string): void {
  const isOthers = (heloc.helocSigners ?? []).some(
    ({ uuid, identityUuid }) => uuid !== signer && identityUuid === account,
  )
  if (isOthers) throw new Problem(422, 'SIGNER_ADDRESS').at('email')
}

async function accountOf(
  tx: Transaction,
  tenant: Tenant,
  { owner, heloc }: Application,
  { firstName, lastName }: SignerFile,
  email: string,
): Promise<Account> {
  const uuid = randomUUID()
  const profile = {
    uuid: randomUUID(),
    name: { uuid: randomUUID(), firstName, lastName },
    email,
    phoneNumbers: [],
    addresses: [],
    hasSsn: false,
  }
  const opened = { uuid, tenant: tenant.code, locale: tenant.locale, email, profile, userType: 'CO_DEEDER' }
  if (await openAccount(tx, opened)) return { uuid, email, isSetUp: false }
  const [known] = await tx
    .select({ uuid: identities.uuid, userType: identities.userType, passwordHash: identities.passwordHash })
    .from(identities)
    .where(and(eq(identities.tenant, tenant.code), eq(identities.email, email)))
  // Except in version v1, the type of the account makes a signer, and nobody changes the type of an existing account.
  const isFit = heloc.additionalSignerVersion === 'v1' || known?.userType === 'CO_DEEDER'
  if (known === undefined || known.uuid === owner || !isFit)
    throw new Problem(422, 'SIGNER_ADDRESS').at('email')
  return { uuid: known.uuid, email, isSetUp: known.passwordHash !== null }
}

/** Creates the documents once for each account; a second invitation finds them. */
async function makeDocuments(
  tx: Transaction,
  services: Services,
  tenant: Tenant,
  { application, file, signer }: ForWhom,
): Promise<void> {
  if (await hasSignerDocuments(tx, application.uuid, signer)) return
  const now = shifted(services.clock.now(), application.timeShiftMs)
  for (const document of await makeSignerDocuments(tenant, application, file, now))
    await addSignerDocument(tx, services, { application: application.uuid, signer }, document)
}
