import { useState } from 'react'
import type { DeskItem } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { waitsFor } from '../parts/waits-for.ts'
import { paths } from '../paths.ts'
import { moment, say } from '../wording.ts'

const path = '/service-staff/secure/api/v1/desk'
/** Number of applications that are shown at once. */
const partItems = 50

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
  const query = find === undefined ? '' : `&find=${encodeURIComponent(find)}`
  const list = useLoaded<readonly DeskItem[]>(`${path}?limit=${partItems}${query}`)
  const openedFor = find === undefined ? 'REVIEW' : reason
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
              <Items items={items} reason={openedFor} />
            )
          }
        </Shown>
      </div>
      <More key={query} before={list.data} query={query} reason={openedFor} />
    </Page>
  )
}

interface MoreProps {
  /** Part of the list that is shown already. */
  readonly before: readonly DeskItem[] | undefined
  readonly query: string
  readonly reason: string | undefined
}

/** Shows the next part of the list on request, if the part before it is full. */
function More({ before, query, reason }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false)
  const last = before?.at(-1)
  if (last === undefined || before === undefined || before.length < partItems) return null
  return isOpen ? (
    <Next last={last} query={query} reason={reason} />
  ) : (
    <Button onClick={() => setIsOpen(true)}>{say('desk.more')}</Button>
  )
}

function Next({ last, query, reason }: Omit<MoreProps, 'before'> & { readonly last: DeskItem }) {
  const from = `since=${encodeURIComponent(last.since)}&after=${last.applicationUuid}`
  const list = useLoaded<readonly DeskItem[]>(`${path}?limit=${partItems}&${from}${query}`)
  return (
    <>
      <Shown loaded={list}>{(items) => <Items items={items} reason={reason} />}</Shown>
      <More before={list.data} query={query} reason={reason} />
    </>
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
