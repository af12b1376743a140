import { createContext, use } from 'react'
import { findEntryPanel } from './first-view.ts'

/** HTML of the entry panel while the server draws a page. A browser has the panel in its document. */
export const EntryPanelHtml = createContext<string | undefined>(undefined)

export interface EntryPlaceProps {
  /** Whether narrow screens show the panel too, below the question. */
  readonly isFirst?: boolean
}

/** Place of the entry panel that came with the document; empty if the document was opened at another page. */
export function EntryPlace({ isFirst }: EntryPlaceProps) {
  const place = isFirst ? 'entry-place' : 'entry-place wide'
  const html = use(EntryPanelHtml)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, which draws this page
  if (html !== undefined) return <div className={place} dangerouslySetInnerHTML={{ __html: html }} />
  const panel = findEntryPanel()
  return panel && <div className={place} ref={(element) => element?.append(panel)} />
}
