import './page-skeleton.css'
import { Skeleton } from './skeleton.tsx'

/** Placeholder of a loading page: heading, lead and a card. */
export function PageSkeleton() {
  return (
    <div className="page stack-large">
      <div className="stack-small">
        <div className="heading-coming">
          <Skeleton lines={1} />
        </div>
        <Skeleton lines={2} />
      </div>
      <div className="card">
        <Skeleton lines={4} />
      </div>
    </div>
  )
}

/** Placeholder of a loading page with the steps at its side. */
export function AreaSkeleton() {
  return (
    <div className="with-side">
      <div className="steps-coming">
        <Skeleton lines={6} />
      </div>
      <PageSkeleton />
    </div>
  )
}
