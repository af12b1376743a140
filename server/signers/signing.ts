import type { FastifyRequest } from 'fastify'
import { turnOfSigner } from '#engine'
import type { Heloc } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { loadSignedBy, lockApplication } from '../applications/application-store.ts'
import { findIdentity, type Identity } from '../auth/find-identity.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { chosenLocale, inLocale } from '../tenants/languages.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { isSigner } from './is-signer.ts'
import type { SignerFile } from './signer-file.ts'
import { signerStep } from './signer-step.ts'

export type Signer = NonNullable<Heloc['helocSigners']>[number] & { readonly uuid: string }

/** Application from the view of one of its additional signers. */
export interface Signing {
  readonly application: Application
  /** Lender of the application, in the language in which the co-owner is answered. */
  readonly tenant: Tenant
  readonly identity: Identity
  readonly signer: Signer
  readonly file: SignerFile
}

/**
 * Loads what the bearer signs: the newest application that waits for them, otherwise the newest of all. Throws a Problem (404)
 * if there is none.
 */
export async function loadSigning(services: Services, request: FastifyRequest): Promise<Signing> {
  const found = newestSigning(await loadSignings(services, request))
  if (found === undefined) throw new Problem(404, 'SIGNER_NOT_FOUND')
  return found
}

/** Returns the newest application that waits for its signer, otherwise the newest of all. */
export const newestSigning = (signings: readonly Signing[]): Signing | undefined =>
  signings.find((signing) => isOpen(signing)) ?? signings[0]

/** Loads everything that the bearer signs, the newest first, in the language that the request chooses, if it does. */
export async function loadSignings(services: Services, request: FastifyRequest): Promise<readonly Signing[]> {
  const identity = await findIdentity(services, request)
  return signingsOf(services, inLocale(services.tenants.of(identity), chosenLocale(request)), identity)
}

/** Loads everything that an identity signs, the newest first, in the words of its lender. */
export async function signingsOf(
  { database }: Pick<Services, 'database'>,
  tenant: Tenant,
  identity: Identity,
): Promise<readonly Signing[]> {
  const applications = await loadSignedBy(database.db, identity.uuid)
  return applications.flatMap((application) => signingOf(tenant, application, identity))
}

/** Locks the application of a signing until the transaction ends and returns the signing as it is then. */
export async function lockSigning(tx: Transaction, signing: Signing): Promise<Signing> {
  const application = await lockApplication(tx, signing.application.uuid)
  const [current] = application === undefined ? [] : signingOf(signing.tenant, application, signing.identity)
  if (current === undefined) throw new Problem(404, 'SIGNER_NOT_FOUND')
  return current
}

const isOpen = (signing: Signing): boolean =>
  turnOfSigner(signing.tenant.journey.source.pages, signerStep(signing)) === 'signer'

function signingOf(tenant: Tenant, application: Application, identity: Identity): readonly Signing[] {
  if (!isSigner(identity, application)) return []
  return (application.heloc.helocSigners ?? []).flatMap((signer) => {
    const { uuid } = signer
    const file = uuid === undefined ? undefined : application.loanFile.signers?.[uuid]
    if (uuid === undefined || file === undefined || signer.identityUuid !== identity.uuid) return []
    return [{ application, tenant, identity, signer: { ...signer, uuid }, file }]
  })
}
