import { useCopy } from '../../journey/use-copy.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { CreditRelease } from '../../shell/credit-release.tsx'
import { useLockedFile } from '../../shell/locked-file.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** credit/error: the credit file is locked or frozen; at which bureau, how to open it, and asking again. */
export default function CreditClosed() {
  const t = useCopy()
  const { name: bureau, kind } = useLockedFile()
  return (
    <div className="stack-large">
      <PageHeading title={t('credit.error.title')} lead={t('credit.error.lead', { bureau, kind })} />
      <CreditRelease />
      <CallUs />
    </div>
  )
}
