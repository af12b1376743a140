import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ChatQueue, ChatQueueEntry, ChatStarted } from '#generated/api'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { AgentError, call } from '../api/agent-call.ts'
import { Availability } from '../chat/availability.tsx'
import { chatsPath } from '../chat/chats-path.ts'
import { ConversationPanel } from '../chat/conversation-panel.tsx'
import { createOwnChats, type OwnChats } from '../chat/own-chats.ts'
import { OwnList } from '../chat/own-list.tsx'
import { Shortcuts } from '../chat/shortcuts.tsx'
import { useNews } from '../chat/use-news.ts'
import { type Queue, useQueue } from '../chat/use-queue.ts'
import { WaitingList } from '../chat/waiting-list.tsx'
import { Page } from '../parts/page.tsx'
import { paths } from '../paths.ts'
import { say } from '../wording.ts'
import { useWork } from '../work.ts'

/** Page on which agents talk to applicants. */
export function Chat() {
  const queue = useQueue()
  const [chats, setChats] = useState<OwnChats>()
  useEffect(() => {
    const opened = createOwnChats()
    setChats(opened)
    window.addEventListener('online', opened.wake)
    return () => {
      window.removeEventListener('online', opened.wake)
      opened.stop()
    }
  }, [])
  return (
    <Page title={say('chat.title')}>
      {chats === undefined || queue.data === undefined ? (
        <p role="status">{say('loading')}</p>
      ) : (
        <Console queue={queue} data={queue.data} chats={chats} />
      )}
    </Page>
  )
}

interface ConsoleProps {
  readonly queue: Queue
  readonly data: ChatQueue
  readonly chats: OwnChats
}

function Console({ queue, data, chats }: ConsoleProps) {
  const own = useSyncExternalStore(chats.subscribe, chats.get)
  const { supervises } = useWork()
  const [chosen, choose] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => chats.follow(data.own), [chats, data.own])
  const shown = own.find(({ sid }) => sid === chosen) ?? own[0]
  const news = useNews(own)
  const attempt = async (act: () => Promise<void>) => {
    setRefusal(undefined)
    await act().catch((error: unknown) => {
      if (!(error instanceof AgentError)) throw error
      setRefusal(error.message)
      queue.look()
    })
  }
  const take = (entry: ChatQueueEntry) =>
    attempt(async () => {
      chats.add(entry, await call<ChatStarted>(`${chatsPath}/${entry.conversationSid}/take`, {}))
      choose(entry.conversationSid)
      queue.look()
    })
  const setAvailable = (available: boolean) =>
    attempt(async () => {
      queue.show(await call<ChatQueue>(`${chatsPath}/availability`, { available }, { method: 'PUT' }))
    })
  const step = (by: number) => {
    const index = own.findIndex(({ sid }) => sid === shown?.sid)
    choose(own[(index + by + own.length) % own.length]?.sid)
  }
  const acts = {
    next: () => step(1),
    previous: () => step(-1),
    take: () => data.waiting[0] && take(data.waiting[0]),
    answers: goToAnswers,
    write: () => document.querySelector<HTMLElement>('.console-box textarea')?.focus(),
  }
  return (
    <div className="console" data-has-chat={shown !== undefined}>
      <div className="console-bar">
        <Availability isAvailable={data.available} onChange={setAvailable} />
        {supervises.length > 0 && (
          <>
            <Link to={paths.load}>{say('load.title')}</Link>
            <Link to={paths.surveys}>{say('surveys.title')}</Link>
          </>
        )}
        <Shortcuts {...acts} />
        <div role="status">
          {queue.isStale && <Notice kind="warning">{say('chat.connectionLost')}</Notice>}
        </div>
        {refusal && (
          <Notice kind="danger" role="alert" key={refusal}>
            {refusal}
          </Notice>
        )}
      </div>
      <div className="console-side">
        <OwnList chats={own} shown={shown?.sid} onShow={choose} />
        {!data.available && <p>{say('chat.away.help')}</p>}
        <WaitingList queue={data} onTake={take} />
      </div>
      {shown === undefined ? (
        <p className="console-empty muted">{say('chat.empty')}</p>
      ) : (
        <ConversationPanel
          key={shown.sid}
          chat={shown}
          skills={data.skills}
          onGone={(after) => {
            chats.remove(shown.sid)
            if (after !== undefined) queue.show(after)
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  )
}

/** Focuses the first canned answer. On a narrow screen it is in the details, which are opened instead. */
function goToAnswers(): void {
  const first = document.querySelector<HTMLElement>('[data-first-canned]')
  if (first?.checkVisibility()) first.focus()
  else document.querySelector<HTMLElement>('.console-head .console-more')?.click()
}
