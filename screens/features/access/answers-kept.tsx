import { findStored } from '../../storage/browser-store.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Notice above a sign-in, after a session ended in this tab: the typed answers are kept for their owner. */
export function AnswersKept() {
  const t = useCopy()
  return findStored('draftOwner') === undefined ? null : (
    <Notice kind="info" role="status">
      {t('shell.session.lost')}
    </Notice>
  )
}
