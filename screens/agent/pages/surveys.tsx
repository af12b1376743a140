import type { StoredChatSurvey } from '#generated/api'
import { Link } from '../../kit/ui/link.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { chatsPath } from '../chat/chats-path.ts'
import { lenderName } from '../chat/waiting-list.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import { moment, say } from '../wording.ts'
import { useWork } from '../work.ts'

/** Page with the applicants' answers to surveys about chats. */
export function Surveys() {
  const { supervises } = useWork()
  const surveys = useLoaded<readonly StoredChatSurvey[]>(`${chatsPath}/surveys`)
  return (
    <Page title={say('surveys.title')} lead={say('surveys.lead')}>
      <p>
        <Link to={paths.chat}>{say('load.back')}</Link>
      </p>
      <Shown loaded={surveys}>
        {(list) =>
          list.length === 0 ? (
            <p>{say('surveys.none')}</p>
          ) : (
            <ul className="agent-list">
              {list.map(({ conversationSid, name, rating, comment, agents, tenant, answeredAt }) => (
                <li key={conversationSid} className="agent-row">
                  <h2 className="agent-row-title">{name}</h2>
                  <SummaryList
                    rows={[
                      { label: say('surveys.rating'), value: say('surveys.of', { rating: String(rating) }) },
                      { label: say('surveys.comment'), value: comment },
                      { label: say('surveys.agents'), value: agents.join(', ') },
                      { label: say('chat.lender'), value: lenderName(supervises, tenant) },
                      { label: say('surveys.at'), value: moment(answeredAt) },
                    ]}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </Page>
  )
}
