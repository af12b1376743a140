import { formatDate } from '#engine'
import type { DraftsSaved } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface SavedProps {
  /** Path that signs the user out. */
  readonly signOut: string
  readonly saved: DraftsSaved
  readonly close: () => void
}

/** Notice that says what was saved for later, and what was not. */
export default function Saved({ saved: { kept, keptUntil, isMailed }, signOut, close }: SavedProps) {
  const t = useCopy()
  return (
    <Notice kind="success" role="status" isNews title={t('later.saved.title')}>
      <p>{t(kept.length > 0 ? 'later.saved.typed' : 'later.saved.sent', { date: formatDate(keptUntil) })}</p>
      <p>{t('later.saved.not')}</p>
      {isMailed && <p>{t('later.saved.mailed')}</p>}
      <div className="actions">
        <LinkButton to={signOut}>{t('later.signOut')}</LinkButton>
        <Button kind="quiet" onClick={close}>
          {t('later.goOn')}
        </Button>
      </div>
    </Notice>
  )
}
