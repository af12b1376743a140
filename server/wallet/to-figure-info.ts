import type { FigureInfo } from '#generated/api'
import { groupPolicyAddress, walletAddress } from '../applications/wallet-address.ts'

interface Figure extends Pick<FigureInfo, 'userType' | 'email' | 'organizationCode'> {
  readonly uuid: string
  readonly updatedAt: Date
}

/** Converts an identity to the identity broker's form. Every account is managed by its owner, and none predates this service. */
export const toFigureInfo = ({ uuid, updatedAt, organizationCode, userType, email }: Figure): FigureInfo => ({
  identityUuid: uuid,
  organizationCode,
  userType,
  email,
  updatedAt: updatedAt.toISOString(),
  isManageable: true,
  activeLegacyCustomerOrgs: [],
  wallet: { accountAddress: walletAddress(uuid), groupPolicyAddress: groupPolicyAddress(uuid) },
})
