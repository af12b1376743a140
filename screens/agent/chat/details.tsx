import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { CannedAnswer, ChatNote, ChatPosition, ChatQueueEntry } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { call } from '../api/agent-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Shown } from '../parts/page.tsx'
import { language, languageName, moment, say, sayOf } from '../wording.ts'
import { chatsPath } from './chats-path.ts'

export interface DetailsProps {
  readonly entry: ChatQueueEntry
  /** Whether the applicant has proved who they are, when the conversation began or since. */
  readonly isProven: boolean
  /** Whether the details replace the messages on a narrow screen. */
  readonly isOpen: boolean
  readonly onBack: () => void
  readonly onAnswer: (text: string) => void
}

/** Details beside a conversation: canned answers, the state of the application, and the agents' notes. */
export function Details({ entry, isProven, isOpen, onBack, onAnswer }: DetailsProps) {
  const path = `${chatsPath}/${entry.conversationSid}`
  const back = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) back.current?.querySelector('button')?.focus()
  }, [isOpen])
  return (
    <aside className="console-details" data-open={isOpen} aria-label={say('chat.details')}>
      <div ref={back} className="console-more">
        <Button onClick={onBack}>{say('chat.back')}</Button>
      </div>
      {entry.locale !== undefined && entry.locale !== language && (
        <p>{say('chat.language', { language: languageName(entry.locale) })}</p>
      )}
      <CannedAnswers path={path} onAnswer={onAnswer} />
      <Part title={say('chat.position')}>
        {entry.applicationUuid !== undefined || (isProven && !entry.isProven) ? (
          <Position path={path} />
        ) : (
          <p className="muted">{say(isProven ? 'chat.position.none' : 'chat.position.visitor')}</p>
        )}
      </Part>
      <Notes path={path} />
    </aside>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="console-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

function CannedAnswers({ path, onAnswer }: { readonly path: string } & Pick<DetailsProps, 'onAnswer'>) {
  const answers = useLoaded<readonly CannedAnswer[]>(`${path}/canned-answers`)
  return (
    <Part title={say('chat.canned')}>
      <Shown loaded={answers}>
        {(list) => (
          <ul className="console-canned">
            {list.map(({ id, title, text, gloss = text }, index) => (
              <li key={id}>
                <Button
                  kind="quiet"
                  title={gloss}
                  data-first-canned={index === 0 || undefined}
                  onClick={() => onAnswer(text)}
                >
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Part>
  )
}

function Position({ path }: { readonly path: string }) {
  const position = useLoaded<ChatPosition>(`${path}/position`)
  return (
    <>
      <Shown loaded={position}>
        {({ loanNumber, state, title, said, why, conditions }) => (
          <>
            <SummaryList
              rows={[
                { label: say('chat.position.page'), value: title },
                { label: say('desk.state'), value: sayOf('state', state) },
                { label: say('desk.loanNumber'), value: loanNumber },
              ]}
            />
            <p>{said}</p>
            <h4>{say('chat.position.why')}</h4>
            <ul className="console-why small">
              {why.length === 0 && <li>{say('chat.position.stateAlone')}</li>}
              {why.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <h4>{say('chat.position.conditions')}</h4>
            {conditions.length === 0 && <p className="muted">{say('chat.position.noConditions')}</p>}
            <ul className="console-why">
              {conditions.map(({ uuid, title: asked, isAnswered, comments }) => (
                <li key={uuid}>
                  {asked}: {say(isAnswered ? 'chat.position.answered' : 'chat.position.open')}
                  {comments && <span className="muted"> {comments}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Shown>
      <Button kind="quiet" onClick={position.reload}>
        {say('desk.refresh')}
      </Button>
    </>
  )
}

function Notes({ path }: { readonly path: string }) {
  const notes = useLoaded<readonly ChatNote[]>(`${path}/notes`)
  const count = notes.data?.length ?? 0
  return (
    <Part title={say('chat.notes')}>
      <p className="small muted">{say('chat.notes.help')}</p>
      <Shown loaded={notes}>
        {(list) => (
          <ul className="console-notes">
            {list.map(({ id, author, text, createdAt }) => (
              <li key={id}>
                <p className="small muted">
                  {author}, {moment(createdAt)}
                </p>
                <p className="console-note">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <AgentForm
        key={`note ${count}`}
        fields={[{ name: 'text', label: say('chat.notes.text'), type: 'lines', maxLength: 4000 }]}
        submit={say('chat.notes.add')}
        onSubmit={async (values) => {
          await call(`${path}/notes`, values)
          notes.reload()
        }}
      />
    </Part>
  )
}
