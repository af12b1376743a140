import { Decision } from '../../features/decisions/decision.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page error/decline: shows the outcome, its reasons, next steps, and the contact. */
export default function Decline() {
  const t = useCopy()
  return <Decision title={t('error.decline.title')} lead={t('error.decline.lead')} />
}
