import { stageOfState } from '#engine'
import type { SignerStep } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SignerFile } from './signer-file.ts'

/**
 * Returns the step of an additional signer. It is never stored: it follows from their actions and the state of the application.
 */
export function signerStep({
  tenant,
  application,
  file,
}: {
  readonly tenant: Pick<Tenant, 'journey'>
  readonly application: Pick<Application, 'state'>
  readonly file: SignerFile
}): SignerStep {
  const stage = stageOfState(tenant.journey.serverStates, application.state)
  if (stage === 'cancelled' || stage === 'ended') return 'CANCELLED'
  if (file.signedAt !== undefined) return 'SIGNED'
  if (file.refused !== undefined) return 'REFUSED'
  if (file.consentedAt === undefined) return 'CONSENT'
  if (file.conditions.length > 0) return 'CONDITION'
  return file.identityVerifiedAt === undefined ? 'IDENTITY' : 'SIGNING'
}
