import type { ApplicationStatus, CreditBureau, Heloc } from '#generated/domain'
import { useOpenApplication } from '../journey/routing-context.ts'
import { useCopy } from '../journey/use-copy.ts'

export interface LockedFile {
  readonly bureau: CreditBureau
  /** Name of the bureau. */
  readonly name: string
  readonly kind: 'LOCKED' | 'FROZEN' | 'EITHER'
  readonly pull: 'SOFT' | 'HARD'
}

/** The credit file that only the applicant can open: whose it is, how it is closed, and what it is wanted for. */
export function useLockedFile(): LockedFile {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const bureau = heloc.lockedBureau ?? 'EQUIFAX'
  return { bureau, name: t(`shell.bureau.${bureau}.name`), kind: kindOf(status), pull: pullOf(heloc) }
}

function kindOf({ checklistStatus = 'UNKNOWN', creditFrozenWithPin }: ApplicationStatus): LockedFile['kind'] {
  if (creditFrozenWithPin === true || checklistStatus.endsWith('_CREDIT_FROZEN')) return 'FROZEN'
  return checklistStatus.endsWith('_CREDIT_LOCKED') ? 'LOCKED' : 'EITHER'
}

/** Which kind of report is asked for at this point of the application. */
export const pullOf = ({ consents = [] }: Heloc): 'SOFT' | 'HARD' =>
  consents.some(({ type }) => type === 'HARD_CREDIT') ? 'HARD' : 'SOFT'
