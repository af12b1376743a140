import { useEffect, useState } from 'react'
import type { ChatLoad } from '#generated/api'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { call } from '../api/agent-call.ts'
import { chatsPath } from '../chat/chats-path.ts'
import { Since } from '../chat/since.tsx'
import { lenderName } from '../chat/waiting-list.tsx'
import { Page } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { paths } from '../paths.ts'
import { say } from '../wording.ts'
import { useWork } from '../work.ts'

/** Milliseconds between polls: with the round trip, the shown data is at most two seconds old. */
const everyMs = 1000

/** Page with the load of the support: waiting conversations, their waiting time, and the conversations of each agent. */
export function ChatLoadPage() {
  const [load, setLoad] = useState<ChatLoad>()
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const look = () =>
      call<ChatLoad>(`${chatsPath}/load`, undefined, { isPoll: true }).then(
        (now) => {
          setLoad(now)
          setStale(false)
        },
        () => setStale(true),
      )
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <Page title={say('load.title')} lead={say('load.lead')}>
      <p>
        <Link to={paths.chat}>{say('load.back')}</Link>
      </p>
      <div role="status">{isStale && <Notice kind="warning">{say('chat.connectionLost')}</Notice>}</div>
      {load === undefined ? <p role="status">{say('loading')}</p> : <Figures load={load} />}
    </Page>
  )
}

function Figures({ load: { queues, agents } }: { readonly load: ChatLoad }) {
  const { supervises } = useWork()
  return (
    <>
      <section className="stack" aria-labelledby="queues">
        <h2 id="queues">{say('load.queues')}</h2>
        {queues.length === 0 ? (
          <p>{say('load.noQueues')}</p>
        ) : (
          <Table
            heads={[say('chat.lender'), say('chat.skill'), say('load.waiting'), say('load.longest')]}
            rows={queues.map(({ tenant, skill, waiting, waitingSince }) => ({
              key: `${tenant} ${skill}`,
              cells: [
                lenderName(supervises, tenant),
                skill,
                waiting,
                <Since key="since" at={waitingSince} />,
              ],
            }))}
          />
        )}
      </section>
      <section className="stack" aria-labelledby="agents">
        <h2 id="agents">{say('load.agents')}</h2>
        {agents.length === 0 ? (
          <p>{say('load.noAgents')}</p>
        ) : (
          <Table
            heads={[say('load.agent'), say('load.availability'), say('load.conversations')]}
            rows={agents.map(({ id, name, available, conversations }) => ({
              key: id,
              cells: [name, say(available ? 'load.available' : 'load.away'), conversations],
            }))}
          />
        )}
      </section>
    </>
  )
}
