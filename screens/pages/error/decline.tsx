import { Decision } from '../../features/decisions/decision.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** error/decline: the outcome, its reasons, what one can do, whom to call. */
export default function Decline() {
  const t = useCopy()
  return <Decision title={t('error.decline.title')} lead={t('error.decline.lead')} />
}
