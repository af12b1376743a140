import { useState } from 'react'
import type { FormValues } from '#generated/forms'
import { AccountNumbers } from '../../../../features/linking/account-numbers.tsx'
import { EncryptionNote } from '../../../../features/uploads/encryption-note.tsx'
import { ApiError } from '../../../../kit/api/api-error.ts'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Link } from '../../../../kit/ui/link.tsx'
import { LinkButton } from '../../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

export interface TypedAccountProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Section to type the account's numbers, folded behind a button, for applicants who do not link their bank. */
export function TypedAccount({ isOpen, onOpen }: TypedAccountProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <section className="stack" aria-labelledby="type-account">
      <div className="stack-small">
        <h2 id="type-account">{t('bank.disburse.type.heading')}</h2>
        <p className="muted">{t('bank.disburse.type.why')}</p>
      </div>
      <div>
        <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? 'bank.disburse.type.close' : 'bank.disburse.type.open')}
        </Button>
      </div>
      {isOpen && <AccountForm />}
      <p className="muted">
        {t('bank.disburse.paper.why')}{' '}
        <Link to={path('bank/manual-disburse')}>{t('bank.disburse.paper.link')}</Link>
      </p>
    </section>
  )
}

/** Form for the account's numbers. If the bank does not confirm them, it links to the upload of a document. */
function AccountForm() {
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
    <>
      {isRefused && (
        <Notice kind="warning" title={t('bank.disburse.refused.title')}>
          <p>{t('bank.disburse.refused.text')}</p>
          <LinkButton to={path('bank/manual-disburse')}>{t('bank.disburse.refused.paper')}</LinkButton>
        </Notice>
      )}
      <JourneyForm form="bank/disburse" onSubmit={send} above={{ routingNumber: <AccountNumbers /> }}>
        <EncryptionNote />
      </JourneyForm>
    </>
  )
}
