import { useCallback } from 'react'
import type { SessionView } from '#generated/api'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Returns a function that names a device by its browser and system, as far as they are known. */
export function useDeviceName() {
  const t = useCopy()
  return useCallback(
    ({ browser, system }: Pick<SessionView, 'browser' | 'system'>): string =>
      browser !== undefined && system !== undefined
        ? t('settings.sessions.device', { browser, system })
        : (browser ?? system ?? t('settings.sessions.unknown')),
    [t],
  )
}
