import { useLate } from '../../kit/journey/use-late.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import './coming.css'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const WayOn = lazyPart(() => import('./way-on.tsx'))

/**
 * Placeholder of a page that is on its way, in the shape of a card. It says so at once, and offers a way on if that takes long.
 */
export function PageComing() {
  const t = useCopy()
  const isLong = useLate(true, useLimit('processingModal', 'timeoutMs'))
  return (
    <div className="page stack-large">
      <p role="status">{t('shell.coming')}</p>
      {isLong && (
        <Optional>
          <WayOn onLook={() => location.reload()} />
        </Optional>
      )}
      <div className="card">
        <Skeleton lines={4} />
      </div>
    </div>
  )
}

/** The same with the steps at its side. */
export const AreaComing = () => (
  <div className="with-side">
    <div className="steps-coming">
      <Skeleton lines={6} />
    </div>
    <PageComing />
  </div>
)
