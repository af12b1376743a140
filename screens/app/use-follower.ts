import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '../api/calls.ts'
import { keys } from '../api/queries.ts'
import type { RoutingValue } from '../kit/follow/routing-context.ts'
import { useFollower as useFollowed } from '../kit/follow/use-follower.ts'
import type { ApplicationData } from '../kit/host.ts'
import { saveStored } from '../storage/browser-store.ts'

export type OpeningData = ApplicationData & {
  readonly uuid: string
  readonly isFresh: boolean
}

const user = { session: { authenticated: true } }

/** Follows an application while its pages are shown, by this product's calls and in its query cache. */
export function useFollower({ uuid, isFresh, ...known }: OpeningData): RoutingValue {
  const queries = useQueryClient()
  useEffect(() => saveStored('applicationUuid', uuid), [uuid])
  return useFollowed({
    uuid,
    isFresh,
    known,
    user,
    calls: {
      status: (isPoll) => calls.status(uuid, isPoll),
      rest: async () => {
        const [profile, heloc] = await Promise.all([calls.profile(), calls.application(uuid)])
        return { profile, heloc }
      },
    },
    versionOf: ({ heloc }) => heloc.version,
    keep: (data) => keep(queries, uuid, data),
  })
}

/**
 * Writes the data to the query cache, from which the dashboard and the next visit start. Returns it with unchanged parts
 * as the same objects.
 */
function keep(
  queries: QueryClient,
  uuid: string,
  { profile, heloc, status }: ApplicationData,
): ApplicationData {
  return {
    profile: queries.setQueryData(keys.profile, profile) ?? profile,
    heloc: queries.setQueryData(keys.application(uuid), heloc) ?? heloc,
    status: queries.setQueryData(keys.status(uuid), status) ?? status,
  }
}
