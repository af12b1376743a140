import { forms } from 'virtual:forms'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { start } from '../app/start.ts'
import { loadChoices } from '../developer/developer-calls.ts'
import { provideForms } from '../forms/load-form.ts'
import { JourneyContext } from '../journey/journey-context.ts'
import '../styles/base.css'
import { DesignPage } from './design-page.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into.')
provideForms(forms)
const { organization, loading } = start()
const [loaded, { tenants }] = await Promise.all([loading, loadChoices(organization.tenant.code)])
createRoot(container).render(
  <JourneyContext value={{ ...loaded, organization }}>
    <MemoryRouter>
      <DesignPage tenants={tenants} tenant={organization.tenant.code} forms={Object.keys(forms).toSorted()} />
    </MemoryRouter>
  </JourneyContext>,
)
