import { findEntryPanel } from './first-view.ts'

export interface EntryPlaceProps {
  /** Whether narrow screens show the panel too, below the question. */
  readonly isFirst?: boolean
}

/** Place of the entry panel that came with the document; empty if the document was opened at another page. */
export function EntryPlace({ isFirst }: EntryPlaceProps) {
  const panel = findEntryPanel()
  return (
    panel && (
      <div className={isFirst ? 'entry-place' : 'entry-place wide'} ref={(place) => place?.append(panel)} />
    )
  )
}
