import type { DeadLetter, DeadLetters, VendorNote } from '#generated/api'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { call } from '../api/agent-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { lenderName } from '../chat/waiting-list.tsx'
import { AgentForm } from '../parts/agent-form.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { moment, say, sayOf } from '../wording.ts'
import { useWork } from '../work.ts'

const path = '/service-staff/secure/api/v1/dead-letters'

/** Page with requests to vendors and letters that finally failed, and notes about vendors that need attention. */
export function DeadLettersPage() {
  const loaded = useLoaded<DeadLetters>(path)
  return (
    <Page title={say('deadLetters.title')} lead={say('deadLetters.lead')}>
      <Shown loaded={loaded}>
        {({ deadLetters, notes }) => (
          <>
            {deadLetters.length + notes.length === 0 && <p>{say('deadLetters.none')}</p>}
            <ul className="agent-list">
              {deadLetters.map((letter) => (
                <GivenUp key={letter.id} letter={letter} onSent={loaded.reload} />
              ))}
            </ul>
            {notes.length > 0 && (
              <section className="stack">
                <h2>{say('deadLetters.notes')}</h2>
                <ul className="agent-list">
                  {notes.map((note) => (
                    <Seen key={`${note.connection} ${note.kind} ${note.call}`} note={note} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Shown>
    </Page>
  )
}

interface GivenUpProps {
  readonly letter: DeadLetter
  readonly onSent: () => void
}

function GivenUp({ letter, onSent }: GivenUpProps) {
  const { administers } = useWork()
  const { id, operation, connection, lender, application, attempts, reason, since } = letter
  const sendAgain = async () => {
    await call(`${path}/${encodeURIComponent(id)}/send-again`, {})
    onSent()
  }
  return (
    <li className="agent-row">
      <h2 className="agent-row-title">{operation}</h2>
      <SummaryList
        rows={[
          { label: say('deadLetters.reason'), value: reason },
          { label: say('deadLetters.connection'), value: connection },
          { label: say('chat.lender'), value: lenderName(administers, lender) },
          ...ofApplication(application),
          {
            label: say('deadLetters.attempts'),
            value: String(attempts),
          },
          { label: say('deadLetters.since'), value: moment(since) },
        ]}
      />
      <AgentForm fields={[]} submit={say('deadLetters.again')} onSubmit={sendAgain} />
    </li>
  )
}

function Seen({ note }: { readonly note: VendorNote }) {
  const { connection, kind, count, lastAt, application } = note
  return (
    <li className="agent-row">
      <h3 className="agent-row-title">{sayOf('note', kind)}</h3>
      <SummaryList
        rows={[
          { label: say('deadLetters.connection'), value: connection },
          ...ofApplication(application),
          { label: say('deadLetters.count'), value: String(count) },
          { label: say('deadLetters.lastAt'), value: moment(lastAt) },
        ]}
      />
    </li>
  )
}

const ofApplication = (application: string | undefined) =>
  application === undefined ? [] : [{ label: say('deadLetters.application'), value: application }]
