import { CreditRelease } from '../../features/credit/credit-release.tsx'
import { useLockedFile } from '../../features/credit/locked-file.ts'
import { CallUs } from '../../features/reviews/call-us.tsx'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Page credit/error: the credit file is locked or frozen. Shows the bureau, how to open the file, and a button to request
 * the report again.
 */
export default function CreditClosed() {
  const t = useCopy()
  const title = usePageTitle('credit/error')
  const { name: bureau, kind } = useLockedFile()
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t('credit.error.lead', { bureau, kind })} />
      <CreditRelease />
      <CallUs />
    </div>
  )
}
