import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchingAhead } from '../../api/stale-chunks.ts'
import { SessionTimeout } from '../../frame/session/session-timeout.tsx'
import { useOwnBrand } from '../use-own-brand.ts'

/** Gives a signed-in person a query cache that lives as long as they are signed in; the next person starts with an empty one. */
export default function SignedIn({ children }: { readonly children: ReactNode }) {
  useOwnBrand()
  useEffect(() => void fetchingAhead(shareTracker), [])
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionTimeout />
    </QueryClientProvider>
  )
}

/** Gives the profile of somebody who signs in for the first time the tracker of this browser, by which shares of flags are dealt out. */
const shareTracker = async () => (await import('../../flags/share-tracker.ts')).shareTracker()

/** No retries and no refetching by itself: what is shown changes when the applicant or the journey asks. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
}
