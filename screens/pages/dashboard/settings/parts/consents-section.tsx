import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UnreadNotice } from '../../../../features/account/unread-notice.tsx'
import { announce } from '../../../../kit/journey/live-region.ts'
import { Card } from '../../../../kit/ui/card.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'
import { ConsentRow } from './consent-row.tsx'
import { choicesKey } from './notifications-section.tsx'
import './consents-section.css'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'

const queryKey = ['consents']

/** Section with the user's consents: date and text of each, and a button to withdraw those that can be withdrawn here. */
export function ConsentsSection() {
  const t = useCopy()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey,
    queryFn: accountCalls.consents,
    refetchOnMount: 'always',
  })
  const consents = data?.list
  const [failure, setFailure] = useState<unknown>()
  const withdraw = async (subject: string, title: string) => {
    setFailure(undefined)
    try {
      client.setQueryData(queryKey, await accountCalls.withdrawConsent(subject))
      announce(t('settings.consents.withdrawnNow', { title }))
      await client.invalidateQueries({ queryKey: choicesKey })
    } catch (reason) {
      setFailure(reason)
    }
  }
  return (
    <Card title={t('settings.consents.title')}>
      <FailureNotice error={failure} isNews />
      <FailureNotice error={error} />
      {!consents && !error && <Skeleton block="160px" />}
      {consents?.length === 0 && <p className="muted">{t('settings.consents.empty')}</p>}
      <UnreadNotice count={data?.unread} />
      <ul className="consents">
        {consents?.map((consent) => (
          <ConsentRow
            key={`${consent.subject} ${consent.agreedAt}`}
            consent={consent}
            onWithdraw={() => withdraw(consent.subject, consent.title)}
          />
        ))}
      </ul>
    </Card>
  )
}
