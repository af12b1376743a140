import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../kit/ui/button.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

export interface EndQuestionProps {
  readonly onEnd: () => void
  readonly onKeep: () => void
}

/**
 * Asks before the chat ends, in place of the message box. It stands in the panel and not in a window that would have to be loaded,
 * because a chat may also be ended while the connection is cut. Escape keeps the chat.
 */
export function EndQuestion({ onEnd, onKeep }: EndQuestionProps) {
  const t = useCopy()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const keepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The panel would close.
    event.stopPropagation()
    onKeep()
  }
  return (
    <div
      ref={box}
      className="chat-end"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={keepByKey}
    >
      <p id={`${id}-title`} className="chat-end-title">
        {t('chat.end.title')}
      </p>
      <p id={`${id}-text`}>{t('chat.end.text')}</p>
      <div className="chat-actions">
        <Button kind="primary" onClick={onEnd}>
          {t('chat.end')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('chat.end.keep')}
        </Button>
      </div>
    </div>
  )
}
