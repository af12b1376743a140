import { useEffect, useRef } from 'react'
import { Notice } from '../../../../ui/feedback/notice.tsx'

/** What became of something that was sent; focus is on it, because the form that was pressed is gone. */
export function Outcome({ children }: { readonly children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="success" role="status">
        {children}
      </Notice>
    </div>
  )
}
