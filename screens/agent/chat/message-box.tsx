import { type ChangeEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { type Files, fileEndings, useFiles } from '../../features/chat/view/hooks/use-files.ts'
import { sendByKey } from '../../features/chat/view/send-by-key.ts'
import { Button } from '../../kit/ui/button.tsx'
import { fileSize, say } from '../wording.ts'
import { attachmentTypes, chatLimits } from './chat-limits.ts'
import type { OwnChat } from './open-own-chat.ts'

export interface MessageBoxProps {
  readonly chat: OwnChat
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly onWrite: (text: string) => void
}

const rules = {
  types: attachmentTypes,
  maxBytes: chatLimits.attachmentMaxBytes,
  most: chatLimits.attachmentsPerMessage,
  tooLarge: (name: string) =>
    say('chat.file.tooLarge', { name, size: fileSize(chatLimits.attachmentMaxBytes) }),
  wrongType: (name: string) => say('chat.file.type', { name }),
  tooMany: () => say('chat.file.tooMany', { most: String(chatLimits.attachmentsPerMessage) }),
  failed: () => say('error.unexpected'),
}

/** Message box: Enter sends, Shift+Enter starts a new line. */
export function MessageBox({ chat, box, text, onWrite }: MessageBoxProps) {
  const id = useId()
  const added = useFiles(chat.files, rules)
  useEffect(() => box.current?.focus(), [box])
  const send = () => {
    const hasWords = text.trim() !== ''
    if ((!hasWords && added.files.length === 0) || added.isBusy) return
    chat.send(hasWords ? text : '', added.files)
    added.clear()
    onWrite('')
    box.current?.focus()
  }
  return (
    <form
      className="console-box"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {say('chat.message')}
      </label>
      <textarea
        ref={box}
        id={id}
        className="input agent-lines"
        rows={3}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          onWrite(target.value)
          if (target.value !== '') chat.noteTyping()
        }}
        onKeyDown={sendByKey(send)}
      />
      <p id={`${id}-help`} className="small muted">
        {say('chat.message.help')}
      </p>
      <div className="console-actions">
        <Button type="submit" kind="primary">
          {say('chat.send')}
        </Button>
        <AddFile {...added} />
      </div>
    </form>
  )
}

function AddFile({ files, isBusy, problems, add, remove }: Files) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])])
    // Allows the same file to be chosen again.
    event.target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={[...attachmentTypes, ...fileEndings].join(',')}
        onChange={choose}
      />
      <Button busy={isBusy} busyLabel={say('busy')} onClick={() => input.current?.click()}>
        {say('chat.file.add')}
      </Button>
      <div role="status" className="console-files">
        {files.map(({ id, name, size }) => (
          <p key={id}>
            {name} <span className="small muted">{fileSize(size)}</span>{' '}
            <Button kind="quiet" onClick={() => remove(id)}>
              {say('chat.file.remove', { name })}
            </Button>
          </p>
        ))}
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  )
}
