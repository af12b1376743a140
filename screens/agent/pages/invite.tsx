import { useState } from 'react'
import type { SentInvitation } from '#generated/api'
import { parseAmount } from '../../kit/forms/widgets/parse-amount.ts'
import { usStates } from '../../kit/forms/widgets/us-states.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { call } from '../api/agent-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { FieldSpec } from '../parts/agent-field.tsx'
import { AgentForm } from '../parts/agent-form.tsx'
import { InvitationList } from '../parts/invitation-list.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { type AgentCopyKey, language, say, sayOf } from '../wording.ts'
import { type Lender, useWork } from '../work.ts'

const path = '/service-staff/secure/api/v1/invitations'

/** Page that starts an application with a borrower, with the list of the user's invitations below. */
export function Invite() {
  const { invites } = useWork()
  const [sent, setSent] = useState<readonly string[]>([])
  const list = useLoaded<readonly SentInvitation[]>(path)
  const send = async (values: Readonly<Record<string, string>>) => {
    await call(path, invitationOf(values, invites))
    setSent([...sent, values.email ?? ''])
    list.reload()
  }
  return (
    <Page title={say('invite.title')} lead={say('invite.lead')}>
      {sent.length > 0 && (
        <Notice kind="success" role="status" isNews key={sent.length}>
          {say('invite.sent', { email: sent.at(-1) ?? '' })}
        </Notice>
      )}
      <AgentForm
        key={`form ${sent.length}`}
        fields={fieldsOf(invites)}
        submit={say('invite.submit')}
        onSubmit={send}
      />
      <section className="stack" aria-labelledby="invited">
        <h2 id="invited">{say('invite.list')}</h2>
        <Shown loaded={list}>{(invitations) => <InvitationList invitations={invitations} />}</Shown>
      </section>
    </Page>
  )
}

const inAddress = ['street1', 'street2', 'city', 'state', 'zip']

/** Builds the body of the request: the parts of the address are one object, and the income is a number. */
function invitationOf(values: Readonly<Record<string, string>>, [only]: readonly Lender[]): object {
  const entries = Object.entries(values)
  const { annualIncome = '', ...others } = Object.fromEntries(
    entries.filter(([name]) => !inAddress.includes(name)),
  )
  const address = Object.fromEntries(entries.filter(([name]) => inAddress.includes(name)))
  return {
    orgCode: only?.tenant,
    ...others,
    annualIncome: parseAmount(annualIncome, language),
    address,
  }
}

const choices = (group: string, codes: readonly string[]) =>
  codes.map((code) => ({ value: code, label: sayOf(group, code) }))

const question = (name: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label: say(`invite.${name}` as AgentCopyKey), // every question below has its text: the page's test shows each
  autoComplete: 'off',
  ...more,
})

const fieldsOf = (lenders: readonly Lender[]): readonly FieldSpec[] => [
  ...(lenders.length > 1
    ? [
        question('orgCode', {
          type: 'choice',
          options: lenders.map(({ tenant, name }) => ({ value: tenant, label: name })),
        }),
      ]
    : []),
  question('firstName'),
  question('lastName'),
  question('email', { type: 'email' }),
  question('dob', { type: 'date' }),
  question('phoneNumber', { type: 'tel' }),
  question('street1'),
  question('street2', { optional: true }),
  question('city'),
  question('state', { type: 'choice', options: usStates.map((code) => ({ value: code, label: code })) }),
  question('zip', { type: 'zip' }),
  question('occupancy', {
    type: 'choice',
    options: choices('occupancy', ['PRIMARY', 'SECOND_HOME', 'INVESTMENT']),
  }),
  question('employmentType', {
    type: 'choice',
    options: choices('employment', [
      'FULL_TIME',
      'PART_TIME',
      'SELF_EMPLOYED',
      'RETIRED',
      'UNEMPLOYED',
      'SEPARATE_MAINTENANCE_PAYMENTS',
    ]),
  }),
  question('annualIncome', { type: 'number' }),
]
