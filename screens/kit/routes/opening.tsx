import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useCopy } from '../wording/use-copy.ts'

/** Placeholder while the code of a page is on its way. It says so, as no wait is without a sentence. */
export function Opening() {
  const t = useCopy()
  return (
    <div className="stack-large opening">
      <p role="status">{t('shell.coming')}</p>
      <Skeleton block="320px" />
    </div>
  )
}
