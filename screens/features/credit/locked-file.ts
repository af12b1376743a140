import type { CreditBureau, Heloc } from '#generated/domain'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface LockedFile {
  readonly bureau: CreditBureau
  /** Name of the bureau. */
  readonly name: string
  readonly kind: 'LOCKED' | 'FROZEN' | 'EITHER'
  readonly pull: 'SOFT' | 'HARD'
}

/**
 * Returns the credit file that only the applicant can open: its bureau, how it is closed, and the kind of report that
 * needs it.
 */
export function useLockedFile(): LockedFile {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const aspect = useServerState()?.aspect
  const bureau = heloc.lockedBureau ?? 'EQUIFAX'
  const isFrozen = status.creditFrozenWithPin === true || aspect === 'frozen'
  const kind = isFrozen ? 'FROZEN' : aspect === 'locked' ? 'LOCKED' : 'EITHER'
  return { bureau, name: t(`shell.bureau.${bureau}.name`), kind, pull: pullOf(heloc) }
}

/** Returns the kind of report that the application needs at this point. */
export const pullOf = ({ consents = [] }: Heloc): 'SOFT' | 'HARD' =>
  consents.some(({ type }) => type === 'HARD_CREDIT') ? 'HARD' : 'SOFT'
