import { findEntryPanel } from './first-view.ts'

export interface EntryPlaceProps {
  /** Narrow screens show it too, below the question. */
  readonly isFirst?: boolean
}

/** Where the entry panel stands that came with the document; nothing where the document of another page was opened. */
export function EntryPlace({ isFirst }: EntryPlaceProps) {
  const panel = findEntryPanel()
  return (
    panel && (
      <div className={isFirst ? 'entry-place' : 'entry-place wide'} ref={(place) => place?.append(panel)} />
    )
  )
}
