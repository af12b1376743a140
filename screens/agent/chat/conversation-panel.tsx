import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ChatQueue } from '#generated/api'
import { findDraft, removeDraft, saveDraft } from '../../kit/storage/drafts.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { say } from '../wording.ts'
import { useWork } from '../work.ts'
import { ConversationActions } from './conversation-actions.tsx'
import { Details } from './details.tsx'
import { MessageBox } from './message-box.tsx'
import { MessageLog } from './message-log.tsx'
import type { OwnChat } from './open-own-chat.ts'
import { lenderName } from './waiting-list.tsx'

export interface ConversationPanelProps {
  readonly chat: OwnChat
  readonly skills: ChatQueue['skills']
  /**
   * Called when the conversation is over for this agent, with the server's current queue. Without a queue, the agent has
   * closed an ended conversation.
   */
  readonly onGone: (queue?: ChatQueue) => void
}

/** Conversation with its messages, the message box, and the details of the applicant beside it. */
export function ConversationPanel({ chat, skills, onGone }: ConversationPanelProps) {
  const state = useSyncExternalStore(chat.subscribe, chat.get)
  const box = useRef<HTMLTextAreaElement>(null)
  const { talks } = useWork()
  const [isDetailed, setDetailed] = useState(false)
  const [text, write] = useText(chat.sid)
  const { entry } = chat
  const showMessages = () => {
    // The box can only be focused after it is shown again.
    flushSync(() => setDetailed(false))
    box.current?.focus()
  }
  const nameOf = (sender: string): string =>
    state.standing?.participants.find(({ id }) => id === sender)?.name ?? entry.name
  const hasEnded = state.phase === 'ended'
  const isProven = state.standing?.isProven === true || entry.isProven
  return (
    <>
      <section className="console-talk" aria-labelledby="console-with">
        <header className="console-head">
          <div>
            <h2 id="console-with">{entry.name}</h2>
            <p className="small muted">
              {lenderName(talks, entry.tenant)}, {entry.skill},{' '}
              {say(isProven ? 'chat.proven' : 'chat.visitor')}
            </p>
          </div>
          <Button
            className="console-more"
            aria-expanded={isDetailed}
            onClick={() => setDetailed(!isDetailed)}
          >
            {say('chat.details')}
          </Button>
          {!hasEnded && <ConversationActions chat={chat} skills={skills} onGone={onGone} />}
        </header>
        <MessageLog chat={chat} state={state} nameOf={nameOf} />
        <div role="status">
          {isProven && !entry.isProven && <Notice>{say('chat.signedInSince')}</Notice>}
          {state.phase === 'connecting' && state.isCut && (
            <Notice kind="warning">{say('chat.connectionLost')}</Notice>
          )}
          {state.isInvalid && <Notice kind="warning">{say('chat.notYours')}</Notice>}
          {state.outbox.some((message) => message.state === 'refused') && (
            <Notice kind="danger">{[say('chat.sendFailed'), ...state.refusal].join(' ')}</Notice>
          )}
        </div>
        {hasEnded ? (
          <div className="console-box" role="status">
            <p>{say(`chat.endedBy.${state.standing?.endedBy ?? 'EXPIRED'}`)}</p>
            <Button onClick={() => onGone()}>{say('chat.putAway')}</Button>
          </div>
        ) : (
          <MessageBox chat={chat} box={box} text={text} onWrite={write} />
        )}
      </section>
      <Details
        entry={entry}
        isProven={isProven}
        isOpen={isDetailed}
        onBack={showMessages}
        onAnswer={(said) => {
          write(text.trim() === '' ? said : `${text.trimEnd()}\n${said}`)
          showMessages()
        }}
      />
    </>
  )
}

/** Unsent text, stored for each conversation, so that a reload keeps it. */
function useText(sid: string): readonly [string, (text: string) => void] {
  const draft = `agent-text:${sid}`
  const [text, setText] = useState(() => String(findDraft(draft)?.text ?? ''))
  const write = (next: string) => {
    setText(next)
    if (next === '') removeDraft(draft)
    else saveDraft(draft, { text: next })
  }
  return [text, write]
}
