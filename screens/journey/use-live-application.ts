import { useEffect } from 'react'
import { useStatus } from '../api/queries.ts'
import { useOpenApplication } from './routing-context.ts'

/**
 * For pages on which the server moves on by itself: looks at the status every `everyMs` (undefined: not), and reads the
 * application again whenever the status is of another version than what is shown.
 */
export function useLiveApplication(everyMs: number | undefined): void {
  const { uuid, heloc, refresh } = useOpenApplication()
  const { data: status } = useStatus(uuid, everyMs)
  const isOld = status?.version !== undefined && status.version !== heloc.version
  useEffect(() => {
    // A failure here costs a date or a document until the next look, never the page.
    if (isOld && everyMs !== undefined) refresh().catch(() => undefined)
  }, [isOld, everyMs, refresh])
}
