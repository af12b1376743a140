import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** Returns the query of the address. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
