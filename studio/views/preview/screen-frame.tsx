import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FrameNews, FrameOrder, Shown, ShowRequest } from '../../api/preview.ts'
import { post } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Waiting } from './waiting.tsx'

interface Props {
  readonly seat: number
  readonly asked: Pick<ShowRequest, 'lender' | 'page' | 'situation'>
  readonly run: string
  /** Raised for an applicant who begins anew. */
  readonly anew: number
  readonly width: number
  readonly colors: string
  readonly opensWords: boolean
  readonly onPressed: (text: string) => void
}

const height = 900

/** A running page in a frame of a given width, as large as there is room. */
export function ScreenFrame({ seat, asked, run, anew, width, colors, opensWords, onPressed }: Props) {
  const { lender, page } = asked
  const frame = useRef<HTMLIFrameElement>(null)
  const [place, scale] = useScale(width)
  const [at, setAt] = useState('')
  const begun = useRef(anew)
  const { data, error, isFetching } = useQuery({
    queryKey: ['frame', seat, asked, run, anew],
    queryFn: () => {
      const isAnew = begun.current !== anew
      begun.current = anew
      return post<Shown>('/api/preview/show', { seat, ...asked, isAnew })
    },
    gcTime: 0,
    // A frame that is shown again is signed in again; an edit only loads it anew.
    meta: { staysAfterEdits: true },
  })
  const origin = data === undefined ? '' : `http://${location.hostname}:${data.port}`
  function tellPressing(): void {
    if (origin === '') return
    const order: FrameOrder = { kind: 'pressing', opensWords }
    frame.current?.contentWindow?.postMessage(order, origin)
  }

  useEffect(() => {
    const hear = ({ data: news, origin: from, source }: MessageEvent<FrameNews>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if (news.kind === 'pressed') return onPressed(news.text)
      setAt(news.path)
      tellPressing()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  })
  useEffect(tellPressing)
  useEffect(() => {
    const news = new EventSource('/api/news')
    news.onmessage = ({ data: said }) => {
      if (said === 'changed')
        frame.current?.contentWindow?.postMessage({ kind: 'changed' } satisfies FrameOrder, origin)
    }
    return () => news.close()
  }, [origin])

  return (
    <figure>
      <figcaption>
        {lender}
        {data !== undefined && at !== '' && at !== data.page && (
          <small role="status">
            {' '}
            The product goes on from {page} to {at}.
          </small>
        )}
      </figcaption>
      {isFetching && <Waiting />}
      <Failure error={error} />
      <div ref={place} className="place">
        {data !== undefined && !isFetching && (
          <div style={{ width: width * scale, height: height * scale }}>
            <iframe
              ref={frame}
              title={`${page} of ${lender}`}
              src={origin + data.path}
              sandbox="allow-scripts allow-same-origin allow-forms"
              style={{ width, height, transform: `scale(${scale})`, colorScheme: colors }}
            />
          </div>
        )}
      </div>
    </figure>
  )
}

/** Scale at which a width fits into its place. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measured = new ResizeObserver(() => setRoom(element.clientWidth))
    measured.observe(element)
    return () => measured.disconnect()
  }, [])
  return [place, Math.min(1, room / width)] as const
}
