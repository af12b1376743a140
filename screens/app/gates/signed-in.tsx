import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { SessionTimeout } from '../../frame/session/session-timeout.tsx'
import { fetchingAhead } from '../../kit/api/stale-chunks.ts'
import { useOwnBrand } from '../use-own-brand.ts'

/** Provides a query cache that lives as long as the user is signed in. The next user starts with an empty one. */
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

/** Stores this browser's tracker in the profile of a user who signs in for the first time. Experiments assign shares by it. */
const shareTracker = async () => (await import('../../flags/share-tracker.ts')).shareTracker()

/** Creates a query client without automatic retries or refetching. The follower and the pages decide when to read again. */
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
