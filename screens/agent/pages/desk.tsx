import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskItem } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { waitsFor } from '../parts/waits-for.ts'
import { paths } from '../paths.ts'
import { moment, say } from '../wording.ts'

const path = '/service-staff/secure/api/v1/desk'

/** Reasons for opening an application that does not wait; the audit log keeps the one that was chosen. */
const reasons = (['REVIEW', 'BORROWER_ASKED', 'COMPLAINT', 'EXAMINATION', 'CORRECTION'] as const).map(
  (value) => ({
    value,
    label: say(`desk.reason.${value}`),
  }),
)

/** Page with the applications that wait for a review, or the results of a search. */
export function Desk() {
  const [find, setFind] = useState<string>()
  const [reason, setReason] = useState<string>()
  const list = useLoaded<readonly DeskItem[]>(
    find === undefined ? path : `${path}?find=${encodeURIComponent(find)}`,
  )
  return (
    <Page title={say('desk.title')} lead={say('desk.lead')}>
      <AgentForm
        fields={[
          { name: 'find', label: say('desk.find'), autoComplete: 'off', maxLength: 128 },
          { name: 'reason', label: say('desk.reason'), type: 'choice', options: reasons },
        ]}
        submit={say('desk.findSubmit')}
        onSubmit={async (values) => {
          setReason(values.reason)
          setFind(values.find)
        }}
      >
        {find === undefined ? (
          <Button onClick={list.reload}>{say('desk.refresh')}</Button>
        ) : (
          <Button onClick={() => setFind(undefined)}>{say('desk.clear')}</Button>
        )}
      </AgentForm>
      <div aria-live="polite">
        <Shown loaded={list}>
          {(items) =>
            items.length === 0 ? (
              <p>{say(find === undefined ? 'desk.none' : 'desk.notFound')}</p>
            ) : (
              <Items items={items} reason={find === undefined ? 'REVIEW' : reason} />
            )
          }
        </Shown>
      </div>
    </Page>
  )
}

function Items({
  items,
  reason,
}: {
  readonly items: readonly DeskItem[]
  readonly reason: string | undefined
}) {
  return (
    <ul className="agent-list">
      {items.map((item) => (
        <li key={item.applicationUuid} className="agent-row">
          <h2 className="agent-row-title">
            <Link
              to={`${paths.desk}/${item.applicationUuid}${reason === undefined ? '' : `?reason=${reason}`}`}
            >
              {item.borrower}
            </Link>
          </h2>
          <SummaryList
            rows={[
              { label: say('desk.waitsFor'), value: waitsFor(item) },
              { label: say('desk.since'), value: moment(item.since) },
              { label: say('desk.lender'), value: item.lender },
              { label: say('desk.loanNumber'), value: item.loanNumber },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
