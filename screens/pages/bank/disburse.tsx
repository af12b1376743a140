import { useState } from 'react'
import { Link } from 'react-router'
import type { FormValues } from '#generated/forms'
import { ApiError } from '../../api/api-error.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { usePath } from '../../journey/use-path.ts'
import { EncryptionNote } from '../../shell/encryption-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { LinkBank } from './disburse/parts/link-bank.tsx'

/** bank/disburse: link the account that receives the money, or type its numbers. */
export default function Disburse() {
  const t = useCopy()
  const path = usePath()
  const submit = usePageSubmit('disbursement-account')
  const [isRefused, setRefused] = useState(false)
  const send = async (values: FormValues['bank/disburse']) => {
    try {
      await submit(values)
    } catch (error) {
      setRefused(error instanceof ApiError && error.code === 'ACCOUNT_REFUSED')
      throw error
    }
  }
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.disburse.title')} lead={t('bank.disburse.lead')} />
      <LinkBank />
      <section className="stack" aria-labelledby="type-account">
        <h2 id="type-account">{t('bank.disburse.type.heading')}</h2>
        {isRefused && (
          <Notice kind="warning" title={t('bank.disburse.refused.title')}>
            <p>{t('bank.disburse.refused.text')}</p>
            <LinkButton to={path('bank/manual-disburse')}>{t('bank.disburse.refused.paper')}</LinkButton>
          </Notice>
        )}
        <JourneyForm form="bank/disburse" onSubmit={send}>
          <EncryptionNote />
        </JourneyForm>
        <p className="muted">
          {t('bank.disburse.paper.why')}{' '}
          <Link to={path('bank/manual-disburse')}>{t('bank.disburse.paper.link')}</Link>
        </p>
      </section>
    </div>
  )
}
