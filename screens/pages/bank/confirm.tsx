import type { Heloc } from '#generated/domain'
import { useWayBack } from '../../features/returning/use-way-back.ts'
import { useShortenAddress, useWallet } from '../../frame/menus/wallet.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { Card } from '../../kit/ui/card.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

type Account = NonNullable<Heloc['disburseAccount']>

/** Page bank/confirm: shows the account or wallet that receives the money, and the repayment, for review. */
export default function ConfirmAccounts() {
  const t = useCopy()
  const back = useWayBack()
  const asked = useIsAsked()
  const { heloc, status } = useOpenApplication()
  const isOpen = useServerState()?.stage === undefined
  const { disburseAccount, autopayAccount, payType, isCrypto, noteSignedAt, fundedAt } = heloc
  return (
    <div className="stack-large">
      <PageHeading
        title={t('bank.confirm.title')}
        lead={t(fundedAt ? 'bank.confirm.leadSent' : 'bank.confirm.lead')}
      />
      {status.giactAccountStatus === 'PENDING_REVIEW' && (
        <Notice kind="info" title={t('bank.confirm.pending.title')}>
          <p>{t('bank.confirm.pending.text', asked)}</p>
        </Notice>
      )}
      <Card title={t(fundedAt ? 'bank.confirm.fundsSent' : 'bank.confirm.funds')}>
        {disburseAccount && <AccountRows account={disburseAccount} />}
        {!disburseAccount && <p>{isCrypto ? <Wallet /> : t('bank.confirm.none')}</p>}
      </Card>
      <Card title={t('bank.confirm.repayment')}>
        {payType === 'MANUAL' && <p>{t('bank.confirm.manual')}</p>}
        {payType === undefined && (
          <p>{isCrypto ? <Text id="complete.details.statement" /> : t('bank.confirm.open')}</p>
        )}
        {payType === 'AUTOPAY' && autopayAccount && <AccountRows account={autopayAccount} />}
      </Card>
      <p className="muted">
        <Text id={noteSignedAt ? 'bank.confirm.changeSigned' : 'bank.confirm.change'} />
      </p>
      <div className="actions">
        <LinkButton kind="primary" to={back}>
          {t(isOpen ? 'bank.confirm.goOn' : 'document.disclosures.back')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Wallet that receives the money. Apart from that of the last page, which would load another file for it. */
function Wallet() {
  const t = useCopy()
  const shorten = useShortenAddress()
  const { data } = useWallet()
  return <>{t('complete.details.wallet', { address: data ? shorten(data.account.address) : '' })}</>
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
