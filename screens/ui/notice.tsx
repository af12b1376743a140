import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notice.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  readonly kind?: NoticeKind
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits for a pause; without either it is read in its place. */
  readonly role?: 'alert' | 'status'
}

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
}

export function Notice({ kind = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
