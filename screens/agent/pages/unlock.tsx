import { useState } from 'react'
import type { UnlockedAccounts } from '#generated/api'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { call } from '../api/agent-call.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../wording.ts'

const path = '/service-staff/secure/api/v1/unlocks'

interface Unlocked {
  readonly email: string
  /** Loan numbers of the applications whose money was held until then. */
  readonly numbers: string
  /** Loan numbers of the applications whose money stays held for somebody else. */
  readonly held: string
}

/** Page that sets a customer's account free, after the user has talked to its owner. */
export function Unlock() {
  const [done, setDone] = useState<readonly Unlocked[]>([])
  const last = done.at(-1)
  const unlock = async ({ email = '', factor }: Readonly<Record<string, string>>) => {
    const body = { email, ...(factor === 'remove' && { removesFactor: true }) }
    const { liftedLoanNumbers, heldLoanNumbers } = await call<UnlockedAccounts>(path, body)
    setDone([...done, { email, numbers: liftedLoanNumbers.join(', '), held: heldLoanNumbers.join(', ') }])
  }
  return (
    <Page title={say('unlock.title')} lead={say('unlock.lead')}>
      {last && (
        <Notice kind="success" role="status" isNews key={done.length}>
          <p>{say('unlock.done', { email: last.email })}</p>
          {last.numbers && <p>{say('unlock.lifted', { numbers: last.numbers })}</p>}
          {last.held && <p>{say('unlock.held', { numbers: last.held })}</p>}
        </Notice>
      )}
      <AgentForm
        key={`form ${done.length}`}
        fields={[
          { name: 'email', label: say('unlock.email'), autoComplete: 'off', maxLength: 128, type: 'email' },
          {
            name: 'factor',
            label: say('unlock.factor'),
            type: 'choice',
            optional: true,
            options: [{ value: 'remove', label: say('unlock.factor.remove') }],
          },
        ]}
        submit={say('unlock.submit')}
        onSubmit={unlock}
      />
    </Page>
  )
}
