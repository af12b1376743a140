import { useState } from 'react'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { call } from '../api/agent-call.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../wording.ts'

/** Page that sets a customer's account free, after the user has talked to its owner. */
export function Unlock() {
  const [done, setDone] = useState<readonly string[]>([])
  const unlock = async ({ email = '' }: Readonly<Record<string, string>>) => {
    await call('/service-staff/secure/api/v1/unlocks', { email })
    setDone([...done, email])
  }
  return (
    <Page title={say('unlock.title')} lead={say('unlock.lead')}>
      {done.length > 0 && (
        <Notice kind="success" role="status" isNews key={done.length}>
          {say('unlock.done', { email: done.at(-1) ?? '' })}
        </Notice>
      )}
      <AgentForm
        key={`form ${done.length}`}
        fields={[
          { name: 'email', label: say('unlock.email'), autoComplete: 'off', maxLength: 128, type: 'email' },
        ]}
        submit={say('unlock.submit')}
        onSubmit={unlock}
      />
    </Page>
  )
}
