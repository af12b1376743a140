import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import type { Loaded } from '../api/use-loaded.ts'
import { say } from '../wording.ts'

interface PageProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** Page with its title. The heading receives the focus on arrival. */
export function Page({ title, lead, children }: PageProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = `${title} - ${say('brand')}`
    box.current?.querySelector('h1')?.focus()
  }, [title])
  return (
    <div ref={box} className="agent-page stack-large">
      <PageHeading title={title} lead={lead} />
      {children}
    </div>
  )
}

/** Shows loaded data; until then a loading text, or the error. */
export function Shown<T>({
  loaded,
  children,
}: {
  loaded: Loaded<T>
  children: (data: T) => ReactElement | null
}) {
  const { data, error, reload } = loaded
  if (data !== undefined) return children(data)
  if (error === undefined) return <p role="status">{say('loading')}</p>
  return (
    <div className="stack">
      <Notice kind="danger" role="alert" title={say('error.title')}>
        {error.message}
      </Notice>
      <Button onClick={reload}>{say('error.again')}</Button>
    </div>
  )
}
