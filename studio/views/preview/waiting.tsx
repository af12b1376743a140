import { useQuery } from '@tanstack/react-query'
import type { Doing } from '../../api/preview.ts'
import { ask } from '../ask.ts'

/** Says what the product does while somebody waits for its screen. */
export function Waiting() {
  const { data } = useQuery({
    queryKey: ['doing'],
    queryFn: () => ask<Doing>('/api/preview/doing'),
    refetchInterval: 500,
  })
  return <p role="status">{data?.doing || 'Starting the product…'}</p>
}
