import type { CreditBureau, Heloc } from '#generated/domain'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { useServerState } from '../../follow/use-server-state.ts'
import { useCopy } from '../../wording/use-copy.ts'

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
  const aspect = useServerState()?.aspect
  const bureau = heloc.lockedBureau ?? 'EQUIFAX'
  const isFrozen = status.creditFrozenWithPin === true || aspect === 'frozen'
  const kind = isFrozen ? 'FROZEN' : aspect === 'locked' ? 'LOCKED' : 'EITHER'
  return { bureau, name: t(`shell.bureau.${bureau}.name`), kind, pull: pullOf(heloc) }
}

/** Which kind of report is asked for at this point of the application. */
export const pullOf = ({ consents = [] }: Heloc): 'SOFT' | 'HARD' =>
  consents.some(({ type }) => type === 'HARD_CREDIT') ? 'HARD' : 'SOFT'
