import type { Heloc, Profile } from '#generated/domain'
import type { PageId } from '#generated/ids'
import { openCategory } from '../conditions/stored-condition.ts'
import type { RenderedDocument } from '../documents/made/rendered-document.ts'
import type { Application } from './application.ts'
import type { Evidence } from './evidence.ts'
import type { KeptStatus } from './kept-status.ts'
import type { LoanFile } from './loan-file.ts'

/** What a submission or a job changes: each property named replaces the one that stood there. */
export interface Patch {
  /** Properties that go before the rest is written, such as `heloc.term`. */
  readonly removes?: readonly string[]
  /** Types of documents that leave the application because they hold no longer; their content and evidence stay. */
  readonly supersedes?: readonly string[]
  readonly profile?: Partial<Profile>
  readonly heloc?: Partial<Heloc>
  readonly status?: Partial<Omit<KeptStatus, 'condition'>>
  readonly loanFile?: Partial<LoanFile>
  readonly documents?: readonly RenderedDocument[]
  /** Uploads that were taken into account, by uuid: they are kept as long as the law asks (12 CFR 1002.12(b)). */
  readonly weighed?: readonly string[]
  /** Documents that one additional signer alone is given. */
  readonly signerDocuments?: readonly { readonly signer: string; readonly document: RenderedDocument }[]
  readonly evidence?: readonly Evidence[]
  readonly letters?: readonly Letter[]
  readonly timeShiftMs?: number
}

/** A mail or text message, named by its copy. */
export interface Letter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  /** The borrower alone, unless it is for every owner of the home. */
  readonly to?: 'EVERY_OWNER'
  /** Page of the application to which the borrower's link leads; where they belong without. */
  readonly page?: PageId
  readonly values?: Readonly<Record<string, string>>
}

/** The application with the patch in it; state and version are not the patch's to change. */
export function applyPatch(application: Application, patch: Patch): Application {
  const loanFile = { ...application.loanFile, ...patch.loanFile }
  const without = <Part extends object>(root: string, part: Part) => withoutOf(root, part, patch.removes)
  return {
    ...application,
    profile: { ...application.profile, ...patch.profile },
    heloc: { ...without('heloc', application.heloc), ...patch.heloc },
    status: withCondition({ ...without('status', application.status), ...patch.status }, loanFile),
    loanFile,
    timeShiftMs: patch.timeShiftMs ?? application.timeShiftMs,
  }
}

/** A part of an application without the properties of it that go, which are all optional. */
function withoutOf<Part extends object>(root: string, part: Part, removes: readonly string[] = []): Part {
  const kept = { ...part }
  for (const path of removes)
    if (path.startsWith(`${root}.`)) Reflect.deleteProperty(kept, path.slice(root.length + 1))
  return kept
}

/** `status.condition` follows the list of conditions, which alone is changed. */
function withCondition(status: KeptStatus, { conditions = [] }: LoanFile): KeptStatus {
  const { condition: _, ...rest } = status
  const condition = openCategory(conditions)
  return condition === undefined ? rest : { ...rest, condition }
}
