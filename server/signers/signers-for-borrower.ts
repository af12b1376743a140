import type { CoDeedStatusResponse } from '#generated/api'
import type { Application } from '../applications/application.ts'

/** Returns what a borrower may see of the additional signers: name, progress and the address of the invitation. */
export function signersForBorrower({ heloc, loanFile }: Application): CoDeedStatusResponse {
  const signers = (heloc.helocSigners ?? []).map(({ uuid, name, status, refusal }) => {
    const { email, invitedAt } = (uuid === undefined ? undefined : loanFile.signers?.[uuid]) ?? {}
    return {
      ...(uuid === undefined ? {} : { uuid }),
      ...(name === undefined ? {} : { name }),
      ...(status === undefined ? {} : { status }),
      ...(refusal === undefined ? {} : { refusal }),
      ...(email === undefined ? {} : { email }),
      ...(invitedAt === undefined ? {} : { invitedAt }),
    }
  })
  return { coDeedStatus: heloc.coDeedStatus ?? 'NOT_REQUIRED', signers }
}
