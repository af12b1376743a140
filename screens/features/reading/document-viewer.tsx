import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useDocumentText } from '../../api/queries.ts'
import { useDocumentPlace } from '../../journey/document-place.ts'
import { announce } from '../../kit/journey/live-region.ts'
import { useKeptState } from '../../kit/storage/use-kept-state.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { ReadableText } from '../../kit/ui/readable-text.tsx'
import { isNarrow } from '../../kit/ui/use-is-narrow.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import './document-viewer.css'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { ItsLanguage } from './its-language.tsx'
import { ReadFoot } from './read-foot.tsx'
import { usePdf } from './use-pdf.ts'
import { Zoom } from './zoom.tsx'

const PdfPages = lazyPart(() => import('./pdf-pages.tsx'))

export interface DocumentViewerProps {
  /** Uuid of the document. */
  readonly document: string
  readonly title: string
  /** Called once per reading, when the end of the document was seen or its text confirmed. */
  readonly onRead?: (textHash: string) => void
  readonly isRead?: boolean
  /** Called after the text was confirmed, unless it fills the screen. Who scrolled to an end stays there. */
  readonly onConfirmed?: () => void
  /** Content below a document that was read: the next step. */
  readonly next?: ReactNode
}

/**
 * Document of the application: its pages, or the same words as text. It counts as read after scrolling to the end, or
 * after confirming the text, which works with keyboard and screen reader.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { document, title, onRead, isRead = false, onConfirmed, next } = props
  const t = useCopy()
  const { place } = useDocumentPlace()
  // On a phone the letters of a page would be two millimeters high, so the text is shown first. Who turns the phone keeps what
  // they read, because their place in the pages is not one in the text. The next document is shown in the same form.
  const { value: form, set: setForm } = useKeptState('document-form', ({ asText = isNarrow() }) => ({
    asText: asText === true,
  }))
  const text = useDocumentText(place, document)
  const pdf = usePdf(place, document)
  const isText = form.asText || pdf.error !== undefined
  const hash = text.data?.textHash
  const [isSeen, setSeen] = useState(false)
  const [isFull, setFull] = useState(false)
  const [zoom, setZoom] = useState(1)
  const finish = (textHash: string) => {
    onRead?.(textHash)
    announce(t('shell.document.read', { title }))
  }
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    // The end may be seen before the hash of the text has loaded.
    if (isSeen && hash !== undefined) latest.current(hash)
  }, [isSeen, hash])
  const confirm = (textHash: string) => {
    finish(textHash)
    if (!isFull) onConfirmed?.()
  }
  const [isReturn, setReturn] = useState(false)
  const open = () => {
    setFull(true)
    setReturn(false)
  }
  const close = () => {
    setFull(false)
    setReturn(isRead)
  }
  const content = (
    <>
      <div className="document-tools">
        <Button kind="quiet" aria-pressed={isText} onClick={() => setForm({ asText: !isText })}>
          {t(isText ? 'shell.document.asPages' : 'shell.document.asText')}
        </Button>
        <Button kind="quiet" onClick={isFull ? close : open}>
          {t(isFull ? 'shell.document.small' : 'shell.document.full')}
        </Button>
        {pdf.url && (
          <a className="button button-quiet" href={pdf.url} download={`${title}.pdf`}>
            {t('shell.document.download')}
          </a>
        )}
        {!isText && pdf.blob && <Zoom zoom={zoom} onZoom={setZoom} />}
      </div>
      <ItsLanguage locale={text.data?.locale} />
      {isText ? (
        <TextVersion text={text} />
      ) : (
        <Suspense fallback={<DocumentSkeleton />}>
          {pdf.blob ? (
            <PdfPages file={pdf.blob} {...{ title, zoom }} onEnd={() => setSeen(true)} />
          ) : (
            <DocumentSkeleton />
          )}
        </Suspense>
      )}
      {onRead && (
        <ReadFoot
          isRead={isRead}
          isReturn={isReturn}
          {...(isText && hash !== undefined && { onConfirm: () => confirm(hash) })}
        >
          {isFull ? <Button onClick={close}>{t('shell.document.small')}</Button> : next}
        </ReadFoot>
      )}
    </>
  )
  if (!isFull) return <div className="document-viewer">{content}</div>
  return (
    <Dialog title={title} open isFull onClose={close}>
      <div className="document-viewer document-viewer-full">{content}</div>
    </Dialog>
  )
}

function TextVersion({ text: { data, error } }: { readonly text: ReturnType<typeof useDocumentText> }) {
  if (error) return <FailureNotice error={error} />
  if (!data) return <DocumentSkeleton />
  return (
    <div className="document-text" lang={data.locale}>
      <ReadableText sections={data.sections} />
    </div>
  )
}
