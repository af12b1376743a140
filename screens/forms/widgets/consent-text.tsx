import { useState } from 'react'
import type { DocumentId } from '#generated/ids'
import { useDisclosure } from '../../api/public-facts.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { ReadableText } from '../../ui/readable-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './consent-text.css'

export interface ConsentTextProps {
  readonly document: string
  /** Unfolded from the start. */
  readonly shown?: boolean | undefined
}

/** The text of a consent, folded; read before ticking, never behind a link that leaves the page. */
export function ConsentText({ document, shown = false }: ConsentTextProps) {
  const t = useCopy()
  const [open, setOpen] = useState(shown)
  // The linter checks that a form's `disclosure` names a document.
  const { data } = useDisclosure(document as DocumentId, open)
  return (
    <details className="consent-text" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('forms.readText', { title: data?.title ?? t('forms.readText.this') })}</summary>
      <div className="consent-text-body">
        {data ? <ReadableText sections={data.sections} /> : <Skeleton lines={4} />}
      </div>
    </details>
  )
}
