import { forms } from 'virtual:forms'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideForms } from '../kit/forms/load-form.ts'
import '../kit/styles/base.css'
import '../kit/styles/print.css'
import { App } from './app.tsx'
import { start } from './start.ts'

const container = document.getElementById('root')
if (!container) throw new Error('No #root.')

provideForms(forms)
createRoot(container).render(
  <StrictMode>
    <App start={start} />
  </StrictMode>,
)
