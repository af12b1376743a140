import { useEffect, useRef } from 'react'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'

/** Notice with the result of a submission. It receives the focus, because the form disappears. */
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
