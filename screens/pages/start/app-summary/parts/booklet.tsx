import { useState } from 'react'
import { DocumentViewer } from '../../../../features/reading/document-viewer.tsx'
import { documentsOf } from '../../../../features/reading/documents-of.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Booklet that accompanies an application (12 CFR 1026.40(e)): offered, not required reading. */
export function Booklet() {
  const t = useCopy()
  const [isOpen, setOpen] = useState(false)
  const [booklet] = documentsOf(useOpenApplication().heloc, ['HELOC_BOOKLET'])
  if (booklet === undefined) return null
  const close = t('document.disclosures.close')
  return (
    <div className="stack-small">
      <p>{t('start.appSummary.booklet.text')}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? close : t('start.appSummary.booklet.link')}
        </Button>
      </div>
      {isOpen && <DocumentViewer document={booklet.uuid} title={t('document.types.HELOC_BOOKLET')} />}
    </div>
  )
}
