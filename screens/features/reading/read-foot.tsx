import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { useFocusOnNews } from '../../kit/ui/use-focus-on-news.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface ReadFootProps {
  readonly isRead: boolean
  /** Whether the document was read in full screen: view and focus move here, below the text, to the next step. */
  readonly isReturn: boolean
  /** Undefined while pages are shown, whose end is detected by scrolling. */
  readonly onConfirm?: () => void
  /** Next step, shown once the document is read. */
  readonly children?: ReactNode
}

/** Footer of a document: how to mark it as read, then that it is read, with the next step. */
export function ReadFoot({ isRead, isReturn, onConfirm, children }: ReadFootProps) {
  const t = useCopy()
  const [isConfirmed, setConfirmed] = useState(false)
  // A reader who scrolls to the end stays there. The focus moves only after the confirmation, whose button disappears.
  const box = useFocusOnNews(isRead && isConfirmed ? 'read' : undefined)
  useEffect(() => {
    if (isReturn) box.current?.focus()
  }, [isReturn, box])
  const confirm = () => {
    setConfirmed(true)
    onConfirm?.()
  }
  return (
    <div ref={box} className="read-foot" tabIndex={-1} data-focus="quiet">
      {isRead && (
        <p className="reading-done">
          <Icon name="check" size={18} /> {t('document.reading.end')}
        </p>
      )}
      {isRead && children}
      {!isRead && onConfirm && <Button onClick={confirm}>{t('shell.document.confirm')}</Button>}
      {!isRead && !onConfirm && <p className="small muted">{t('document.reading.scroll')}</p>}
    </div>
  )
}
