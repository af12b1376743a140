import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import './styles/base.css'
import './styles/lists.css'
import './styles/editing.css'
import './styles/map.css'

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
})

// Whatever changes on disk or is proven anew is asked for again; what has changed shows within a second.
new EventSource('/api/news').onmessage = () =>
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.staysAfterEdits !== true })

const root = document.getElementById('studio')
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  )
