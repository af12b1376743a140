import { useEffect, useId, useRef, useState } from 'react'
import { findDraft, removeDraft, saveDraft } from '../../../kit/storage/drafts.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Notice } from '../../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatCalls } from '../core/chat-calls.ts'
import type { Conversation } from '../core/chat-state.ts'
import { draftOf, findChatSession } from '../session/chat-session.ts'
import { findSensitive } from '../text/find-sensitive.ts'
import { AddedFiles, useFileRules } from './added-files.tsx'
import { useFiles } from './hooks/use-files.ts'
import { sendByKey } from './send-by-key.ts'

export interface ComposerProps {
  readonly conversation: Conversation
  readonly files: Pick<ChatCalls, 'upload'> | undefined
  /** Whether a question stands in its place. */
  readonly isHidden: boolean
  readonly onEnd: (() => void) | undefined
}

/** Message box. Unsent text survives a reload, and belongs to its conversation. */
export function Composer({ conversation, files, isHidden, onEnd }: ComposerProps) {
  const t = useCopy()
  const id = useId()
  const [draft] = useState(() => draftOf(findChatSession()))
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => String(findDraft(draft)?.text ?? ''))
  const [isWarned, setWarned] = useState(false)
  const added = useFiles(files, useFileRules())
  useEffect(() => {
    if (!isHidden) box.current?.focus()
  }, [isHidden])
  const write = (next: string) => {
    setText(next)
    setWarned(false)
    if (next === '') return removeDraft(draft)
    saveDraft(draft, { text: next })
    conversation.noteTyping()
  }
  const send = (isMeant = false) => {
    const hasWords = text.trim() !== ''
    if ((!hasWords && added.files.length === 0) || added.isBusy) return box.current?.focus()
    if (!isMeant && findSensitive(text) !== undefined) return setWarned(true)
    conversation.send(hasWords ? text : '', added.files)
    added.clear()
    write('')
    box.current?.focus()
  }
  return (
    <form
      className="chat-composer"
      hidden={isHidden}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isWarned && <Warning onEdit={() => box.current?.focus()} onSend={() => send(true)} />}
      <label htmlFor={id} className="visually-hidden">
        {t('chat.message')}
      </label>
      <textarea
        ref={box}
        id={id}
        className="input"
        rows={2}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => write(target.value)}
        onKeyDown={sendByKey(send)}
      />
      <p id={`${id}-help`} className="small muted">
        {t('chat.message.help')} {t('chat.reminder')}
      </p>
      {files && <AddedFiles {...added} />}
      <div className="chat-actions">
        <Button type="submit" kind="primary">
          {t('chat.send')}
        </Button>
        {onEnd && (
          <Button kind="quiet" onClick={onEnd}>
            {t('chat.end')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface WarningProps {
  readonly onEdit: () => void
  readonly onSend: () => void
}

/** Warning before a message is sent that contains a sensitive number, which the lender does not need in the chat. */
function Warning({ onEdit, onSend }: WarningProps) {
  const t = useCopy()
  return (
    <Notice kind="warning" title={t('chat.sensitive.title')} isNews>
      <p>{t('chat.sensitive')}</p>
      <div className="chat-actions">
        <Button kind="secondary" onClick={onEdit}>
          {t('chat.sensitive.edit')}
        </Button>
        <Button kind="quiet" onClick={onSend}>
          {t('chat.sensitive.send')}
        </Button>
      </div>
    </Notice>
  )
}
