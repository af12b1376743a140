import { useCallback } from 'react'
import { ApiError, unexpected } from '../api/api-error.ts'
import { useCopy } from './use-copy.ts'

/** Returns a function that gives the message of a failed request: the server's own, or ours if it sent none. */
export function useErrorText() {
  const t = useCopy()
  return useCallback(
    (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('errors.unexpected')
      if (error.status === 0) return t('errors.network')
      // An answer that is not JSON, such as the page of a proxy, says nothing that an applicant can read.
      const isGarbled = error.response && !error.data
      return isGarbled || error.message === unexpected ? t('errors.unexpected') : error.message
    },
    [t],
  )
}
