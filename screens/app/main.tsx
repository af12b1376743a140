import { forms } from 'virtual:forms'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideForms } from '../forms/load-form.ts'
import { loadJourney } from '../journey/load-journey.ts'
import { parseOrganization } from '../journey/organization.ts'
import '../styles/base.css'
import '../styles/print.css'
import { App } from './app.tsx'
import { watchStaleChunks } from './stale-chunks.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into.')

watchStaleChunks()
provideForms(forms)
const organization = parseOrganization(document)
createRoot(container).render(
  <StrictMode>
    <App organization={organization} loading={loadJourney(organization.tenant.journeyUrl)} />
  </StrictMode>,
)
