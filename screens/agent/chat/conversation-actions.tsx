import { useId, useState } from 'react'
import type { ChatQueue } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/fields/select.tsx'
import { AgentError, call } from '../api/agent-call.ts'
import { say } from '../wording.ts'
import { chatsPath } from './chats-path.ts'
import type { OwnChat } from './open-own-chat.ts'

export interface ConversationActionsProps {
  readonly chat: OwnChat
  readonly skills: ChatQueue['skills']
  readonly onGone: (queue: ChatQueue) => void
}

/** Buttons that transfer a conversation to a queue, or end it; each asks for confirmation. */
export function ConversationActions({ chat, skills, onGone }: ConversationActionsProps) {
  const id = useId()
  const [asking, setAsking] = useState<'transfer' | 'close'>()
  const [skill, setSkill] = useState(chat.entry.skill)
  const [refusal, setRefusal] = useState<string>()
  const act = async (path: string, body: object) => {
    setRefusal(undefined)
    try {
      onGone(await call<ChatQueue>(`${chatsPath}/${chat.sid}/${path}`, body))
    } catch (error) {
      if (!(error instanceof AgentError)) throw error
      setRefusal(error.message)
    }
  }
  return (
    <div className="console-actions">
      {refusal && <p role="alert">{refusal}</p>}
      {asking === undefined && (
        <>
          <Button onClick={() => setAsking('transfer')}>{say('chat.transfer')}</Button>
          <Button onClick={() => setAsking('close')}>{say('chat.close')}</Button>
        </>
      )}
      {asking === 'transfer' && (
        <>
          <label htmlFor={id}>{say('chat.transferTo')}</label>
          <Select
            id={id}
            value={skill}
            autoFocus
            options={skills.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setSkill(target.value)}
          />
          <Button kind="primary" onClick={() => void act('transfer', { skill })}>
            {say('chat.transferNow')}
          </Button>
        </>
      )}
      {asking === 'close' && (
        <Button kind="primary" autoFocus onClick={() => void act('close', {})}>
          {say('chat.closeNow')}
        </Button>
      )}
      {asking !== undefined && <Button onClick={() => setAsking(undefined)}>{say('chat.cancel')}</Button>}
    </div>
  )
}
