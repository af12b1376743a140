import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { DeskApplication } from '#generated/api'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { EmailText } from '../../kit/wording/email-text.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { Conditions } from '../parts/conditions.tsx'
import { Decision } from '../parts/decision.tsx'
import { Documents } from '../parts/documents.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { Refusals } from '../parts/refusals.tsx'
import { waitsFor } from '../parts/waits-for.ts'
import { paths } from '../paths.ts'
import { dayOf, inFigures, moment, say, sayOf } from '../wording.ts'

/** Page of an application in review: what it waits for, its conditions, and the borrower's documents. */
export function DeskApplicationPage() {
  const { uuid = '' } = useParams()
  const path = `/service-staff/secure/api/v1/desk/${uuid}`
  const { search } = useLocation()
  const loaded = useLoaded<DeskApplication>(`${path}${search}`)
  const [done, setDone] = useState<readonly string[]>([])
  const onDone = (after: DeskApplication, said: string) => {
    loaded.show(after)
    setDone([...done, said])
  }
  return (
    <Page title={loaded.data?.borrower ?? say('desk.title')}>
      <p>
        <Link to={paths.desk}>{say('desk.back')}</Link>
      </p>
      {done.length > 0 && (
        <Notice kind="success" role="status" isNews key={done.length}>
          {done.at(-1)}
        </Notice>
      )}
      <Shown loaded={loaded}>
        {(application) => (
          <>
            <Facts application={application} />
            {application.subject !== undefined && (
              <Decision key={application.version} {...{ path, application, onDone }} />
            )}
            <Denials denials={application.denials} />
            <Refusals key={`refusals ${done.length}`} {...{ path, application, onDone }} />
            <Conditions key={`conditions ${done.length}`} {...{ path, application, onDone }} />
            <Documents path={path} documents={application.documents} />
          </>
        )}
      </Shown>
    </Page>
  )
}

function Facts({ application }: { readonly application: DeskApplication }) {
  return (
    <SummaryList
      rows={[
        { label: say('desk.waitsFor'), value: waitsFor(application) },
        { label: say('desk.page'), value: application.title },
        { label: say('desk.lender'), value: application.lender },
        { label: say('desk.loanNumber'), value: application.loanNumber },
        { label: say('desk.email'), value: application.email && <EmailText email={application.email} /> },
        ...application.changedFigures.map(({ figure, at, from, to }) => ({
          label: say(`desk.changed.${figure}`, { day: dayOf(at) }),
          value: say('desk.changed.value', { from: `$${inFigures(from)}`, to: `$${inFigures(to)}` }),
        })),
      ]}
    />
  )
}

/** Section with the owners who say that somebody else acted, since when, and about what; nobody sends money meanwhile. */
function Denials({ denials }: Pick<DeskApplication, 'denials'>) {
  if (denials.length === 0) return null
  return (
    <section className="stack" aria-labelledby="denials">
      <h2 id="denials">{say('denials.title')}</h2>
      <p className="muted">{say('denials.lead')}</p>
      <ul className="agent-list">
        {denials.map(({ name, isBorrower, since, acts }) => (
          <li key={`${name} ${since}`} className="agent-row stack-small">
            <h3>{say(isBorrower ? 'denials.borrower' : 'denials.coOwner', { name })}</h3>
            <p>{say('denials.since', { time: moment(since) })}</p>
            <ul>
              {acts.map(({ act, at }) => (
                <li key={`${act} ${at}`}>
                  {sayOf('act', act)} <span className="muted">{moment(at)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
