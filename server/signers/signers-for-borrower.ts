import type { CoDeedStatusResponse } from '#generated/api'
import type { Application } from '../applications/application.ts'

/** The additional signers as their borrower may see them: who, how far, and where the invitation went. */
export function signersForBorrower({ heloc, loanFile }: Application): CoDeedStatusResponse {
  const signers = (heloc.helocSigners ?? []).map(({ uuid, name, status }) => {
    const { email, invitedAt } = (uuid === undefined ? undefined : loanFile.signers?.[uuid]) ?? {}
    return {
      ...(uuid === undefined ? {} : { uuid }),
      ...(name === undefined ? {} : { name }),
      ...(status === undefined ? {} : { status }),
      ...(email === undefined ? {} : { email }),
      ...(invitedAt === undefined ? {} : { invitedAt }),
    }
  })
  return { coDeedStatus: heloc.coDeedStatus ?? 'NOT_REQUIRED', signers }
}
