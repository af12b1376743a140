import type { Heloc, Profile } from '#generated/domain'
import type { PageId } from '#generated/ids'
import type { Transaction } from '../../database/database.ts'
import type { LetterWords } from '../../letters/letter-words.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import type { RenderedDocument } from '../documents/rendered-document.ts'
import type { Evidence } from '../evidence.ts'
import type { KeptStatus } from '../kept-status.ts'
import type { LoanFile } from '../loan-file.ts'
import { openCategory } from '../stored-condition.ts'

/** Change by a submission or a job: each property replaces the present one. */
export interface Patch {
  /** Properties that are removed before the rest is written, such as `heloc.term`. */
  readonly removes?: readonly string[]
  /** Types of documents that leave the application because they are outdated; their content and evidence stay. */
  readonly supersedes?: readonly string[]
  readonly profile?: Partial<Profile>
  readonly heloc?: Partial<Heloc>
  readonly status?: Partial<Omit<KeptStatus, 'condition'>>
  readonly loanFile?: Partial<LoanFile>
  readonly documents?: readonly RenderedDocument[]
  /** Uuids of reviewed uploads: they are stored as long as the law requires (12 CFR 1002.12(b)). */
  readonly weighed?: readonly string[]
  /** Documents for one additional signer alone. */
  readonly signerDocuments?: readonly { readonly signer: string; readonly document: RenderedDocument }[]
  readonly evidence?: readonly Evidence[]
  readonly letters?: readonly Letter[]
  /** Values of the letter by which a submission `tells` its owner. Null if nothing happened of which to tell. */
  readonly told?: Readonly<Record<string, string>> | null
  readonly timeShiftMs?: number
}

/** Letter to the borrower, named by its copy. It goes by mail: only the code that confirms a telephone number is texted. */
export type Letter = LetterWords & {
  readonly channel: 'MAIL'
  /** Set if the letter is for every owner of the home, or for the co-owners who were invited; otherwise for the borrower alone. */
  readonly to?: 'EVERY_OWNER' | 'CO_OWNERS'
  /** Account of an owner whom another letter tells the same. */
  readonly except?: string
  /** Page of the application to which the borrower's link leads; the page that is due if undefined. */
  readonly page?: PageId
}

/** Writes letters about an application, in the transaction of its change. */
export type PostLetters = (
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  letters: readonly Letter[],
  at: Date,
) => Promise<void>

/** Returns the application with the patch applied; a patch changes neither state nor version. */
export function applyPatch(application: Application, patch: Patch): Application {
  const without = <Part extends object>(root: string, part: Part) => withoutOf(root, part, patch.removes)
  const loanFile = { ...without('loanFile', application.loanFile), ...patch.loanFile }
  return {
    ...application,
    profile: { ...without('profile', application.profile), ...patch.profile },
    heloc: { ...without('heloc', application.heloc), ...patch.heloc },
    status: withCondition({ ...without('status', application.status), ...patch.status }, loanFile),
    loanFile,
    timeShiftMs: patch.timeShiftMs ?? application.timeShiftMs,
  }
}

/** Returns a part of an application without removed properties, which are all optional. */
function withoutOf<Part extends object>(root: string, part: Part, removes: readonly string[] = []): Part {
  const kept = { ...part }
  for (const path of removes)
    if (path.startsWith(`${root}.`)) Reflect.deleteProperty(kept, path.slice(root.length + 1))
  return kept
}

/** Returns the status with `condition` derived from the list of conditions. */
function withCondition(status: KeptStatus, { conditions = [] }: LoanFile): KeptStatus {
  const { condition: _, ...rest } = status
  const condition = openCategory(conditions)
  return condition === undefined ? rest : { ...rest, condition }
}
