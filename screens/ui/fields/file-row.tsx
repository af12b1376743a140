import type { ReactNode } from 'react'
import './file-drop.css'
import { Icon } from '../icon.tsx'

export interface FileRowProps {
  readonly name: string
  /** A small picture of it, instead of the sheet. */
  readonly preview?: ReactNode
  /** 0 to 1 while it is being sent; undefined when done. */
  readonly progress?: number | undefined
  readonly progressLabel?: string
  readonly note?: ReactNode
  /** Retry or remove. */
  readonly action?: ReactNode
}

/** One file of a `<ul className="file-list">`. */
export function FileRow({ name, preview, progress, progressLabel, note, action }: FileRowProps) {
  return (
    <li className="file-row">
      {preview ?? <Icon name="document" />}
      <div>
        <span className="file-name">{name}</span>
        {progress !== undefined && <progress value={progress} max={1} aria-label={progressLabel} />}
        {note && <div className="small muted">{note}</div>}
      </div>
      {action}
    </li>
  )
}
