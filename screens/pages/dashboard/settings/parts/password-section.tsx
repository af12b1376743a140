import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormValues } from '#generated/forms'
import { useProfile } from '../../../../api/queries.ts'
import { AccountName } from '../../../../features/account/account-name.tsx'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Card } from '../../../../kit/ui/card.tsx'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'
import { useSessionsRefresh } from './use-sessions.ts'

/** Section that changes the password. Afterwards the fields are empty, and the focus is on the result. */
export function PasswordSection() {
  const t = useCopy()
  const { data: profile } = useProfile()
  const refreshSessions = useSessionsRefresh()
  const outcome = useRef<HTMLDivElement>(null)
  const [changed, setChanged] = useState<{ readonly times: number; readonly ended: number }>()
  const change = async (values: FormValues['dashboard/password']) => {
    const { ended } = await accountCalls.changePassword(values)
    flushSync(() => setChanged((before) => ({ times: (before?.times ?? 0) + 1, ended })))
    outcome.current?.focus()
    await refreshSessions()
  }
  return (
    <Card title={t('settings.password.title')}>
      {changed ? (
        <div ref={outcome} tabIndex={-1}>
          <Notice kind="success" role="status">
            {t('settings.password.changed', { ended: changed.ended })}
          </Notice>
        </div>
      ) : (
        <p className="muted">{t('settings.password.text')}</p>
      )}
      <JourneyForm
        key={changed?.times ?? 0}
        form="dashboard/password"
        before={<AccountName email={profile?.email} />}
        onSubmit={change}
      />
    </Card>
  )
}
