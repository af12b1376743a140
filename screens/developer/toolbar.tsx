import { createRoot } from 'react-dom/client'
import { start } from '../app/start.ts'
import { Toolbar } from './toolbar-panel.tsx'

const { organization, loading } = start()
const { journey } = await loading
const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(
  <Toolbar
    tenant={organization.tenant.code}
    orgCode={organization.orgCode}
    basePath={journey.source.pages.basePath}
    open={(path) => window.location.assign(path)}
  />,
)
