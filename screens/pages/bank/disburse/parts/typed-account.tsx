import { useState } from 'react'
import { Link } from 'react-router'
import type { FormValues } from '#generated/forms'
import { ApiError } from '../../../../api/api-error.ts'
import { EncryptionNote } from '../../../../features/uploads/encryption-note.tsx'
import { usePageSubmit } from '../../../../follow/use-page-submit.ts'
import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { usePath } from '../../../../journey/use-path.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'

import { CheckPicture } from './check-picture.tsx'

/** The numbers as typed; where the bank does not confirm them, the way to show them by a paper. */
export function TypedAccount() {
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
    <section className="stack" aria-labelledby="type-account">
      <h2 id="type-account">{t('bank.disburse.type.heading')}</h2>
      {isRefused && (
        <Notice kind="warning" title={t('bank.disburse.refused.title')}>
          <p>{t('bank.disburse.refused.text')}</p>
          <LinkButton to={path('bank/manual-disburse')}>{t('bank.disburse.refused.paper')}</LinkButton>
        </Notice>
      )}
      <JourneyForm form="bank/disburse" onSubmit={send} above={{ routingNumber: <CheckPicture /> }}>
        <EncryptionNote />
      </JourneyForm>
      <p className="muted">
        {t('bank.disburse.paper.why')}{' '}
        <Link to={path('bank/manual-disburse')}>{t('bank.disburse.paper.link')}</Link>
      </p>
    </section>
  )
}
