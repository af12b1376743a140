import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusOnNews } from '../../ui/use-focus-on-news.ts'
import { useCopy } from '../../wording/use-copy.ts'

export interface ReadFootProps {
  readonly isRead: boolean
  /** It was read over the whole screen: view and focus come here, below the text, where the way on is. */
  readonly isReturn: boolean
  /** Left out while pages are shown, whose end is seen by scrolling. */
  readonly onConfirm?: () => void
  /** The way on, once the document is read. */
  readonly children?: ReactNode
}

/** Below a document: how it comes to count as read, then that it does, with the way on. */
export function ReadFoot({ isRead, isReturn, onConfirm, children }: ReadFootProps) {
  const t = useCopy()
  const [isConfirmed, setConfirmed] = useState(false)
  // Who scrolls to the end stays there: focus follows the confirmation alone, whose button is gone.
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
