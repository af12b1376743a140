import { CreditRelease } from '../../features/credit/credit-release.tsx'
import { useLockedFile } from '../../features/credit/locked-file.ts'
import { CallUs } from '../../features/reviews/call-us.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Page review-app/incorrect-pin: the bureau rejected the PIN. Says where to find the right one, or how to continue without
 * it.
 */
export default function IncorrectPin() {
  const t = useCopy()
  const { name: bureau } = useLockedFile()
  return (
    <div className="stack-large">
      <PageHeading
        title={t('reviewApp.incorrectPin.title')}
        lead={t('reviewApp.incorrectPin.lead', { bureau })}
      />
      <section className="stack-small">
        <h2>{t('reviewApp.incorrectPin.where.heading')}</h2>
        <ul className="plain-list">
          <li>{t('reviewApp.incorrectPin.where.letter')}</li>
          <li>{t('reviewApp.incorrectPin.where.bureau', { bureau })}</li>
          <li>{t('reviewApp.incorrectPin.where.without', { bureau })}</li>
        </ul>
      </section>
      <CreditRelease />
      <CallUs />
    </div>
  )
}
