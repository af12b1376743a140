import { useLiveApplication } from '../../../../kit/follow/use-live-application.ts'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Notice that there are no offers yet. The offers appear as soon as they exist. */
export function NoOffers() {
  const t = useCopy()
  useLiveApplication()
  return (
    <Notice title={t('product.select.none.heading')} role="status">
      <p>{t('product.select.none.body')}</p>
    </Notice>
  )
}
