import type { Application } from '../applications/application.ts'
import { lockApplication } from '../applications/application-store.ts'
import { commit } from '../applications/change/commit.ts'
import type { Patch } from '../applications/change/patch.ts'
import { isDue } from '../applications/is-due.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import type { SignerFile } from './signer-file.ts'

/** Takes back a co-owner's refusal for a staff member whom they called, so that they can sign where they stopped. */
export const takeBackRefusal = (
  services: Services,
  uuid: string,
  { signer, who }: { readonly signer: string; readonly who: string },
): Promise<Application> =>
  services.database.db.transaction(async (tx) => {
    const application = await lockApplication(tx, uuid)
    const file = application?.loanFile.signers?.[signer]
    if (application === undefined || file === undefined) throw new Problem(404, 'SIGNER_NOT_FOUND')
    if (file.refused === undefined || !isDue(services.tenants.of(application), application, 'coDeedSigned'))
      throw new Problem(409, 'SIGNER_NOT_DUE')
    return commit(tx, services, application, withoutRefusal(application, signer), { turns: true, who })
  })

/** Returns the changes that take a refusal out of an application; its evidence stays. */
export function withoutRefusal(
  { heloc, loanFile }: Application,
  uuid: string,
): Pick<Patch, 'heloc' | 'loanFile'> {
  const signers = Object.entries(loanFile.signers ?? {}).map(
    ([known, file]) => [known, known === uuid ? taken(file) : file] as const,
  )
  return {
    heloc: {
      helocSigners: (heloc.helocSigners ?? []).map((known) => {
        const { refusal: _, ...rest } = known
        return known.uuid === uuid ? rest : known
      }),
    },
    loanFile: { signers: Object.fromEntries(signers) },
  }
}

function taken({ refused: _, ...file }: SignerFile): SignerFile {
  return file
}
