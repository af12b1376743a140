import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import './notice.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  readonly kind?: NoticeKind
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** ARIA role: `alert` interrupts a screen reader, `status` waits for a pause; without either it is read in place. */
  readonly role?: 'alert' | 'status'
  /** Whether the notice appears while the page is open, as the result of a press: view and focus move to it. */
  readonly isNews?: boolean
}

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
}

export function Notice({ kind = 'info', title, children, role, isNews = false }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) box.current?.focus()
  }, [isNews])
  return (
    <div ref={box} className={`notice notice-${kind}`} role={role} tabIndex={isNews ? -1 : undefined}>
      <Icon name={icons[kind]} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
