import { useCopy } from '../../journey/use-copy.ts'
import { Decision } from '../../shell/decision.tsx'

/** error/decline: the outcome, its reasons, what one can do, whom to call. */
export default function Decline() {
  const t = useCopy()
  return <Decision title={t('error.decline.title')} lead={t('error.decline.lead')} />
}
