import type { Application } from '../applications/application.ts'
import type { Identity } from '../auth/find-identity.ts'

/**
 * True for an additional signer (support specification 6): in version v1 anybody named among the application's signers who is
 * not its borrower; in other versions only an identity of type CO_DEEDER. Being named ties a person to an application, so every
 * version requires it.
 */
export function isSigner(
  { uuid, userType }: Pick<Identity, 'uuid' | 'userType'>,
  application: Application,
): boolean {
  const { helocSigners = [], additionalSignerVersion } = application.heloc
  const isNamed = helocSigners.some(({ identityUuid }) => identityUuid === uuid)
  if (!isNamed || application.owner === uuid) return false
  return additionalSignerVersion === 'v1' || userType === 'CO_DEEDER'
}
