import { useLocation } from 'react-router'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findStored } from '../../storage/browser-store.ts'
import { lossSentence } from './loss-sentence.ts'

/** Notice above a sign-in, after a session ended in this tab, with the reason. The typed answers are kept for their owner,
 * files that were being sent are not. */
export function AnswersKept() {
  const t = useCopy()
  const loss: string | undefined = useLocation().state?.loss
  const hours = useLimit('session', 'absoluteMs') / 3_600_000
  return findStored('draftOwner') === undefined ? null : (
    <Notice kind="info" role="status">
      {t(lossSentence(loss), { hours })} {t('shell.session.files')}
    </Notice>
  )
}
