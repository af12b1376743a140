import { Suspense, useEffect, useRef, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useDocumentText } from '../../api/queries.ts'
import { useDocumentPlace } from '../../journey/document-place.ts'
import { announce } from '../../journey/live-region.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { isNarrow } from '../../ui/is-narrow.ts'
import { ReadableText } from '../../ui/readable-text.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useErrorText } from '../../wording/use-error-text.ts'
import './document-viewer.css'
import { lazyPart } from '../../ui/load-module.ts'

const PdfPages = lazyPart(() => import('./pdf-pages.tsx'))

export interface DocumentViewerProps {
  /** Uuid of the document. */
  readonly document: string
  readonly title: string
  /** Its end was seen, or its text confirmed; told once for each reading. */
  readonly onRead?: (textHash: string) => void
}

/**
 * A document of the application: its pages, or the same words as text. Scrolling to the end is one way to have read it;
 * the text with its confirmation is the other, which a keyboard and a screen reader reach.
 */
export function DocumentViewer({ document, title, onRead }: DocumentViewerProps) {
  const t = useCopy()
  const { place } = useDocumentPlace()
  // On a telephone the letters of a page would be as high as two millimeters: there one begins with the text.
  const [asText, setAsText] = useState(isNarrow)
  const text = useDocumentText(place, document)
  const pdf = usePdf(place, document)
  const isText = asText || pdf.error !== undefined
  const hash = text.data?.textHash
  const [isRead, setRead] = useState(false)
  const [isFull, setFull] = useState(false)
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    // The end may be seen before the hash of what was read has come.
    if (!isRead || hash === undefined) return
    latest.current?.(hash)
    announce(t('shell.document.read', { title }))
  }, [isRead, hash, t, title])
  const tell = () => setRead(true)
  const content = (
    <>
      <div className="document-tools">
        <Button kind="quiet" aria-pressed={isText} onClick={() => setAsText(!asText)}>
          {t(isText ? 'shell.document.asPages' : 'shell.document.asText')}
        </Button>
        <Button kind="quiet" onClick={() => setFull(!isFull)}>
          {t(isFull ? 'shell.document.small' : 'shell.document.full')}
        </Button>
        {pdf.url && (
          <a className="button button-quiet" href={pdf.url} download={`${title}.pdf`}>
            {t('shell.document.download')}
          </a>
        )}
      </div>
      {isText ? (
        <TextVersion text={text} {...(onRead && { onConfirm: tell })} />
      ) : (
        <Suspense fallback={<Skeleton block="480px" />}>
          {pdf.blob ? <PdfPages file={pdf.blob} title={title} onEnd={tell} /> : <Skeleton block="480px" />}
        </Suspense>
      )}
    </>
  )
  if (!isFull) return <div className="document-viewer">{content}</div>
  return (
    <Dialog title={title} open isFull onClose={() => setFull(false)}>
      <div className="document-viewer document-viewer-full">{content}</div>
    </Dialog>
  )
}

interface TextVersionProps {
  readonly text: ReturnType<typeof useDocumentText>
  readonly onConfirm?: () => void
}

function TextVersion({ text: { data, error }, onConfirm }: TextVersionProps) {
  const t = useCopy()
  const errorText = useErrorText()
  if (error) return <Notice kind="danger">{errorText(error)}</Notice>
  if (!data) return <Skeleton block="480px" />
  return (
    <div className="stack">
      <div className="document-text">
        <ReadableText sections={data.sections} />
      </div>
      {onConfirm && (
        <div>
          <Button onClick={onConfirm}>{t('shell.document.confirm')}</Button>
        </div>
      )}
    </div>
  )
}

interface Pdf {
  readonly blob?: Blob
  readonly url?: string
  readonly error?: unknown
}

/** The file itself; its address is made here, because a link cannot send the bearer token. */
function usePdf(place: string, document: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({})
  useEffect(() => {
    let url: string | undefined
    let isShown = true
    calls.documentPdf(place, document).then(
      (blob) => {
        if (!isShown) return
        url = URL.createObjectURL(blob)
        setPdf({ blob, url })
      },
      (error: unknown) => isShown && setPdf({ error }),
    )
    return () => {
      isShown = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [place, document])
  return pdf
}
