import { useCallback } from 'react'
import type { SessionView } from '#generated/api'
import { useCopy } from '../../../../wording/use-copy.ts'

/** A device in words, as far as it said which it is. */
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
