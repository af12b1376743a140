import type { ReactNode } from 'react'
import './file-drop.css'
import { Icon } from '../icon.tsx'

export interface FileRowProps {
  readonly name: string
  /** Thumbnail of the file, instead of the icon. */
  readonly preview?: ReactNode
  /** Progress of the upload from 0 to 1; undefined when done. */
  readonly progress?: number | undefined
  readonly progressLabel?: string
  readonly note?: ReactNode
  /** Button that retries or removes. */
  readonly action?: ReactNode
}

/** File of a `<ul className="file-list">`. */
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
