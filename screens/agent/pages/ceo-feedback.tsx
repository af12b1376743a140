import type { StoredCeoFeedback } from '#generated/api'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { EmailText } from '../../kit/wording/email-text.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { lenderName } from '../chat/waiting-list.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { moment, say, sayOf } from '../wording.ts'
import { useWork } from '../work.ts'

/** Page with the applicants' feedback to the chief executive. */
export function CeoFeedback() {
  const { administers } = useWork()
  const feedback = useLoaded<readonly StoredCeoFeedback[]>('/service-staff/secure/api/v1/feedback/ceo')
  return (
    <Page title={say('feedback.title')} lead={say('feedback.lead')}>
      <Shown loaded={feedback}>
        {(list) =>
          list.length === 0 ? (
            <p>{say('feedback.none')}</p>
          ) : (
            <ul className="agent-list">
              {list.map(
                ({ uuid, name, email, topic, message, marketingConsent, pathname, tenant, createdAt }) => (
                  <li key={uuid} className="agent-row">
                    <h2 className="agent-row-title">{name}</h2>
                    <SummaryList
                      rows={[
                        { label: say('feedback.topic'), value: sayOf('feedback', topic) },
                        { label: say('feedback.message'), value: message },
                        {
                          label: say('feedback.consent'),
                          value: say(marketingConsent ? 'feedback.yes' : 'feedback.no'),
                        },
                        { label: say('feedback.email'), value: email && <EmailText email={email} /> },
                        { label: say('feedback.page'), value: pathname },
                        { label: say('chat.lender'), value: lenderName(administers, tenant) },
                        { label: say('feedback.at'), value: moment(createdAt) },
                      ]}
                    />
                  </li>
                ),
              )}
            </ul>
          )
        }
      </Shown>
    </Page>
  )
}
