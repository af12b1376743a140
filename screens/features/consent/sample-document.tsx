import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useDocumentPlace } from '../../journey/document-place.ts'
import { buttonClass } from '../../kit/ui/button.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { ReadableText } from '../../kit/ui/readable-text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const sample = 'esign-test'

/** Sample document that shows the code (15 U.S.C. 7001(c)): as PDF in a new tab, or as text for users who cannot open one. */
export function SampleDocument() {
  const t = useCopy()
  const { place } = useDocumentPlace()
  const pdf = useQuery({
    queryKey: ['document-pdf', place, sample],
    queryFn: () => calls.documentFile(place, sample),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(pdf.data)
  return (
    <div className="stack-small">
      <p>{t('start.contact.sample.why')}</p>
      {url && (
        <div>
          <a className={buttonClass('secondary')} href={url} target="_blank" rel="noreferrer">
            <Icon name="document" /> {t('start.contact.sample.link')}
          </a>
        </div>
      )}
      {!url && (
        <p className="muted">
          {t(pdf.isError ? 'start.contact.sample.failed' : 'start.contact.sample.loading')}
        </p>
      )}
      <SampleText place={place} />
    </div>
  )
}

function SampleText({ place }: { readonly place: string }) {
  const t = useCopy()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['document-text', place, sample],
    queryFn: () => calls.documentText(place, sample),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: open,
  })
  return (
    <details className="consent-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('start.contact.sample.text')}</summary>
      <div className="consent-text-body">
        {data ? <ReadableText sections={data.sections} /> : <Skeleton lines={2} />}
      </div>
    </details>
  )
}

/** Returns an object URL of the loaded PDF, because a plain link would not send the bearer token. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
