import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideForms } from '../kit/forms/load-form.ts'
import '../kit/styles/base.css'
import '../kit/styles/print.css'
import { App } from './app.tsx'
import { loadPageFiles } from './page-screens.ts'
import { start } from './start.ts'

const container = document.getElementById('root')
if (!container) throw new Error('No #root.')

provideForms(
  { 'register/property-info': () => import('virtual:forms/register/property-info') },
  async () => (await loadPageFiles()).forms,
)
createRoot(container).render(
  <StrictMode>
    <App start={start} />
  </StrictMode>,
)
