import { useEffect } from 'react'
import { useStatus } from '../api/queries.ts'
import { useLimit } from '../journey/use-limit.ts'
import { useOpenApplication } from './routing-context.ts'

/**
 * For pages on which the server moves on by itself, while it does: looks at the status again and again, and reads the
 * application whenever the status is of another version than what is shown.
 */
export function useLiveApplication(isLive = true): void {
  const { uuid, heloc, refresh } = useOpenApplication()
  const lookMs = useLimit('livePage', 'lookMs')
  const { data: status } = useStatus(uuid, isLive ? lookMs : undefined)
  const isOld = status?.version !== undefined && status.version !== heloc.version
  useEffect(() => {
    // A failure here costs a date or a document until the next look, never the page.
    if (isOld && isLive) refresh().catch(() => undefined)
  }, [isOld, isLive, refresh])
}
