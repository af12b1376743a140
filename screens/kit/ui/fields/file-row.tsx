import type { ReactNode } from 'react'
import './file-row.css'
import { Icon } from '../icon.tsx'

export interface FileRowProps {
  readonly id?: string
  readonly name: string
  /** Thumbnail of the file, instead of the icon. */
  readonly preview?: ReactNode
  /** Progress of the upload from 0 to 1; undefined when done. */
  readonly progress?: number | undefined
  readonly progressLabel?: string
  readonly note?: ReactNode
  /** Fault of the file, instead of the note. */
  readonly error?: string | undefined
  /** Button that retries or removes. */
  readonly action?: ReactNode
}

/** File of a `<ul className="file-list">`. */
export function FileRow(props: FileRowProps) {
  const { id, name, preview, progress, progressLabel, note, error, action } = props
  return (
    <li className="file-row" data-refused={error ? true : undefined}>
      {preview ?? <Icon name="document" />}
      <div id={id}>
        <span className="file-name">{name}</span>
        {progress !== undefined && <progress value={progress} max={1} aria-label={progressLabel} />}
        {note && <div className="small muted">{note}</div>}
        {error && (
          <p className="field-error">
            <Icon name="alert" /> {error}
          </p>
        )}
      </div>
      {action}
    </li>
  )
}
