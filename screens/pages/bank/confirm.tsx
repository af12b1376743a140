import type { Heloc } from '#generated/domain'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useApplicationPath } from '../../journey/use-path.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'

type Account = NonNullable<Heloc['disburseAccount']>

/** Page bank/confirm: shows the account that receives the money and the repayment, for review. */
export default function ConfirmAccounts() {
  const t = useCopy()
  const pathTo = useApplicationPath()
  const { uuid, heloc, status } = useOpenApplication()
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const { disburseAccount, autopayAccount, payType } = heloc
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.confirm.title')} lead={t('bank.confirm.lead')} />
      {status.giactAccountStatus === 'PENDING_REVIEW' && (
        <Notice kind="info" title={t('bank.confirm.pending.title')}>
          <p>{t('bank.confirm.pending.text')}</p>
        </Notice>
      )}
      <Card title={t('bank.confirm.funds')}>
        {disburseAccount ? <AccountRows account={disburseAccount} /> : <p>{t('bank.confirm.none')}</p>}
      </Card>
      <Card title={t('bank.confirm.repayment')}>
        {payType === 'MANUAL' && <p>{t('bank.confirm.manual')}</p>}
        {payType === undefined && <p>{t('bank.confirm.open')}</p>}
        {payType === 'AUTOPAY' && autopayAccount && <AccountRows account={autopayAccount} />}
      </Card>
      <p className="muted">
        <Text id="bank.confirm.change" link={`tel:${phone}`} />
      </p>
      <div className="actions">
        <LinkButton kind="primary" to={pathTo(uuid)}>
          {t('bank.confirm.goOn')}
        </LinkButton>
      </div>
    </div>
  )
}

function AccountRows({ account: { bankName, accountType, mask } }: { readonly account: Account }) {
  const t = useCopy()
  return (
    <SummaryList
      rows={[
        { label: t('bank.confirm.bank'), value: bankName },
        { label: t('forms.accountType.label'), value: accountType && t(`forms.accountType.${accountType}`) },
        { label: t('forms.accountNumber.label'), value: mask && t('bank.confirm.ending', { mask }) },
      ]}
    />
  )
}
