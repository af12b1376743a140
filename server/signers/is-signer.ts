import type { Application } from '../applications/application.ts'
import type { Identity } from '../auth/find-identity.ts'

/**
 * Who is an additional signer (support specification 6): in version v1 whoever is named among the application's signers
 * and is not its borrower; in any other version an identity of type CO_DEEDER. Being named is what ties somebody to an
 * application, so it is asked in every version.
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
