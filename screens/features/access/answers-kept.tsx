import { findStored } from '../../storage/browser-store.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Above a sign-in: a session ended in this tab, and what was typed waits for its owner. */
export function AnswersKept() {
  const t = useCopy()
  return findStored('draftOwner') === undefined ? null : (
    <Notice kind="info" role="status">
      {t('shell.session.lost')}
    </Notice>
  )
}
