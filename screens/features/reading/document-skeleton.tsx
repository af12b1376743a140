import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'

/** Placeholder of a document that is loading. */
export function DocumentSkeleton() {
  return (
    <div className="document-text document-coming">
      <Skeleton lines={2} />
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </div>
  )
}
