import './skeleton.css'

export interface SkeletonProps {
  readonly lines?: number
  /** Height of one block instead of lines, in CSS units, so that nothing shifts when the content appears. */
  readonly block?: string
}

export function Skeleton({ lines = 3, block }: SkeletonProps) {
  if (block)
    return <div className="skeleton-line skeleton-block" style={{ height: block }} aria-hidden="true" />
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
