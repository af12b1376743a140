import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SessionTimeout } from '../../frame/session/session-timeout.tsx'
import { useOwnBrand } from '../use-own-brand.ts'

/** Gives a signed-in person a query cache that lives as long as they are signed in; the next person starts with an empty one. */
export default function SignedIn({ children }: { readonly children: ReactNode }) {
  useOwnBrand()
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionTimeout />
    </QueryClientProvider>
  )
}

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
