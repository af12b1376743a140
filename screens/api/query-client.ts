import { QueryClient } from '@tanstack/react-query'

/** No retries and no refetching by itself: what is shown changes when the applicant or the journey asks. */
export function createQueryClient(): QueryClient {
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
