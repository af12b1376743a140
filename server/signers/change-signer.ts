import { pathOf } from '#engine'
import type { SectionStatus, SignerRefusal } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import { commit } from '../applications/change/commit.ts'
import type { Letter, Patch } from '../applications/change/patch.ts'
import type { Evidence } from '../applications/evidence.ts'
import { isDue } from '../applications/is-due.ts'
import { askedWords } from '../conditions/asked-words.ts'
import { askingLetter } from '../conditions/asking-letter.ts'
import type { Transaction } from '../database/database.ts'
import { evidence as evidenceTable } from '../database/schema.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
import { overallStatus } from './overall-status.ts'
import type { SignerFile } from './signer-file.ts'
import type { Signing } from './signing.ts'
import { toAsked } from './to-asked.ts'

export interface SignerChange {
  readonly file: Partial<SignerFile>
  readonly status?: SectionStatus
  readonly evidence?: readonly Evidence[]
  readonly refusal?: SignerRefusal
  /** Letters to the borrower. */
  readonly letters?: readonly Letter[]
  /** Uuids of the signer's uploads that were reviewed. */
  readonly weighed?: readonly string[]
  /** Changes of a rescission, which replace all others. */
  readonly rescission?: Patch
}

/**
 * Stores the changes of an additional signer. The last of all signatures moves the application on; earlier changes only raise
 * its version, so that the borrower's page is updated.
 */
export async function changeSigner(
  tx: Transaction,
  services: Services,
  { application, identity, signer, file, tenant }: Signing,
  {
    file: changed,
    status = signer.status ?? 'INITIAL',
    evidence = [],
    refusal,
    letters = [],
    weighed = [],
    rescission,
  }: SignerChange,
): Promise<Application> {
  const files = { ...application.loanFile.signers, [signer.uuid]: { ...file, ...changed } }
  if (rescission !== undefined) {
    const patch = { ...rescission, loanFile: { ...rescission.loanFile, signers: files } }
    return commit(tx, services, application, patch, { event: 'rescinded', who: identity.uuid })
  }
  const at = services.clock.now()
  await askForMore(tx, { application, identity, tenant, file }, changed.conditions ?? [], at)
  for (const { detail, ...proof } of evidence)
    await tx
      .insert(evidenceTable)
      .values({ ...proof, detail: { ...detail }, application: application.uuid, identity: identity.uuid, at })
  const signers = (application.heloc.helocSigners ?? []).map((known) =>
    known.uuid === signer.uuid ? { ...known, status, ...(refusal && { refusal }) } : known,
  )
  const coDeedStatus = overallStatus(signers)
  const isDone = coDeedStatus === 'COMPLETE' && isDue(tenant, application, 'coDeedSigned')
  const patch = {
    weighed,
    heloc: { helocSigners: signers, coDeedStatus },
    loanFile: { signers: files },
    letters: isDone ? [{ channel: 'MAIL', template: 'coOwnersSigned' } as const] : letters,
  }
  const cause = isDone ? { event: 'coDeedSigned' } : ({ turns: true } as const)
  return commit(tx, services, application, patch, { ...cause, who: identity.uuid })
}

/** Writes to a co-owner about new conditions, with a link to the page for answering. */
async function askForMore(
  tx: Transaction,
  { application, identity, tenant, file }: Pick<Signing, 'application' | 'identity' | 'tenant' | 'file'>,
  conditions: SignerFile['conditions'],
  at: Date,
): Promise<void> {
  const fresh = conditions.filter(({ uuid }) => !file.conditions.some((known) => known.uuid === uuid))
  if (fresh.length === 0) return
  const letter = askingLetter(fresh.map((one) => askedWords(tenant, toAsked(one))))
  const url = letterLink(tenant, pathOf(tenant.journey.source.pages, 'heloc-signer/conditions'))
  await postLetter(tx, tenant, {
    ...letter,
    recipient: identity.email,
    reader: identity.uuid,
    application: application.uuid,
    at,
    values: { ...letter.values, url },
  })
}
