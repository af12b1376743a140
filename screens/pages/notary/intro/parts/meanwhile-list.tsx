import { usePath } from '../../../../kit/journey/use-path.ts'
import { Link } from '../../../../kit/ui/link.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** List of what a waiting applicant can do, and need not do. */
export function MeanwhileList() {
  const t = useCopy()
  const path = usePath()
  return (
    <section className="stack-small">
      <h2>{t('notary.waiting.meanwhile.heading')}</h2>
      <ul className="plain-list">
        <li>{t('notary.waiting.meanwhile.leave')}</li>
        <li>
          {t('notary.waiting.meanwhile.read')}{' '}
          <Link to={path('document/disclosures')}>{t('notary.waiting.meanwhile.documents')}</Link>
        </li>
        <li>{t('notary.waiting.meanwhile.insurance')}</li>
      </ul>
    </section>
  )
}
