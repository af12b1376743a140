import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A sheet of lines in the place of a document that is on its way. */
export function DocumentSkeleton() {
  return (
    <div className="document-text document-coming">
      <Skeleton lines={2} />
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </div>
  )
}
