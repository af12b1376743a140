import { useLiveApplication } from '../../../../follow/use-live-application.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'

/** Nothing to choose from yet: says so, and shows the offers by itself as soon as they are made. */
export function NoOffers() {
  const t = useCopy()
  useLiveApplication()
  return (
    <Notice title={t('product.select.none.heading')} role="status">
      <p>{t('product.select.none.body')}</p>
    </Notice>
  )
}
