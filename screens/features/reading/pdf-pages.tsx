import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { allowScriptUrl } from './pdf-trusted-types.ts'

allowScriptUrl(workerUrl)
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

export interface PdfPagesProps {
  readonly file: Blob
  readonly title: string
  /** Factor of the fitting width. */
  readonly zoom: number
  readonly onEnd: () => void
}

/**
 * All pages of a PDF, one below another, at the available width up to the limit, times the zoom. Reports when the end was
 * seen.
 */
export default function PdfPages({ file, title, zoom, onEnd }: PdfPagesProps) {
  const t = useCopy()
  const { pdf } = useJourney().journey.source.limits.limits
  const box = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(0)
  const width = useWidth(box, pdf?.maxWidthPx ?? Number.POSITIVE_INFINITY) * zoom
  // Width at which each page was drawn. Until all are drawn at the current one, some have no height, and the end would be in
  // view unread.
  const [drawn, setDrawn] = useState<ReadonlyMap<number, number>>(new Map())
  const isWhole = pages > 0 && drawn.size === pages && [...drawn.values()].every((at) => at === width)
  const end = useEndSeen((pdf?.bottomVisiblePercent ?? 100) / 100, onEnd)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="pdf-scroll" ref={box} tabIndex={0} aria-label={title}>
      <Document
        file={file}
        loading={<Skeleton block="440px" />}
        onLoadSuccess={({ numPages }) => setPages(numPages)}
      >
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <Page
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered
              key={index}
              className="pdf-page"
              pageNumber={index + 1}
              width={width}
              onRenderSuccess={() => setDrawn((before) => new Map(before).set(index, width))}
              renderTextLayer={false}
              renderAnnotationLayer={false}
            />
          ))}
      </Document>
      {isWhole && (
        <p className="pdf-end" ref={end}>
          {t('shell.document.end', { pages })}
        </p>
      )}
    </section>
  )
}

const paddingPx = 34

function useWidth(box: React.RefObject<HTMLElement | null>, most: number): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.min(most, element.clientWidth - paddingPx)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, most])
  return width
}

/** Calls `onEnd` once, when the line under the last page has come into view. */
function useEndSeen(threshold: number, onEnd: () => void) {
  const [line, setLine] = useState<HTMLElement | null>(null)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!line) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        latest.current()
      },
      // The root is the viewport, and the box clips too: an end that is within the box but below the fold is not seen.
      { threshold },
    )
    observer.observe(line)
    return () => observer.disconnect()
  }, [line, threshold])
  return setLine
}
