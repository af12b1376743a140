import type { SignerStep } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { SignerFile } from './signer-file.ts'

/** Where an additional signer stands. Never stored: it follows from what they did and from what became of the application. */
export function signerStep({
  application,
  file,
}: {
  readonly application: Pick<Application, 'state'>
  readonly file: SignerFile
}): SignerStep {
  if (application.state === 'CANCELLED' || application.state === 'DECLINED') return 'CANCELLED'
  if (file.signedAt !== undefined) return 'SIGNED'
  if (file.consentedAt === undefined) return 'CONSENT'
  if (file.conditions.length > 0) return 'CONDITION'
  return file.identityVerifiedAt === undefined ? 'IDENTITY' : 'SIGNING'
}
