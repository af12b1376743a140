import { useCopy } from '../../kit/wording/use-copy.ts'
import type { Reading } from './use-reading.ts'

/** Number of documents read, beside the button that requires all of them. */
export function ReadingProgress({ reading: { read, documents } }: { readonly reading: Reading }) {
  const t = useCopy()
  return <p className="muted">{t('document.reading.foot', { read: read.length, total: documents.length })}</p>
}
