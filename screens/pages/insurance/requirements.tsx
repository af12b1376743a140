import { useWayBack } from '../../features/returning/use-way-back.ts'
import { LossPayee } from '../../features/uploads/loss-payee.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/** Page insurance/requirements: lists what a policy must contain to be accepted at once. */
export default function InsuranceRequirements() {
  const t = useCopy()
  const path = usePath()
  const back = useWayBack()
  const { heloc, position } = useOpenApplication()
  const address = formatAddress(heloc.property?.address ?? {})
  return (
    <div className="stack-large">
      <PageHeading title={t('insurance.requirements.title')} lead={t('insurance.requirements.lead')} />
      <section className="stack-small">
        <h2>{t('insurance.requirements.list.heading')}</h2>
        <ul className="plain-list">
          <li>{t('insurance.requirements.list.name')}</li>
          <li>
            {address
              ? t('insurance.requirements.list.address', { address })
              : t('insurance.requirements.list.addressUnknown')}
          </li>
          <li>{t('insurance.requirements.list.dates')}</li>
          <li>{t('insurance.requirements.list.amount')}</li>
          <li>{t('insurance.requirements.list.payee')}</li>
        </ul>
      </section>
      <LossPayee loanNumber={heloc.loanNumber} />
      <section className="stack-small">
        <h2>{t('insurance.requirements.flood.heading')}</h2>
        <p>{t('insurance.requirements.flood.text')}</p>
      </section>
      <div className="actions">
        {position.page === 'insurance/upload' ? (
          <LinkButton kind="primary" to={path('insurance/upload')}>
            {t('insurance.requirements.back')}
          </LinkButton>
        ) : (
          <LinkButton to={back}>{t('document.disclosures.back')}</LinkButton>
        )}
      </div>
    </div>
  )
}
