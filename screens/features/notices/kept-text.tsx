import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Notice that the answers of a page were saved for later and are restored. */
export default function KeptText() {
  const t = useCopy()
  return (
    <div className="kept-notice">
      <Notice kind="info" role="status" title={t('later.kept.title')}>
        <p>{t('later.kept.text')}</p>
      </Notice>
    </div>
  )
}
