import { forms } from 'virtual:forms'
import { vocabulary } from 'virtual:vocabulary'
import { httpServer, JourneyApp, provideForms } from 'journey-react'
import { createRoot } from 'react-dom/client'
import 'journey-react/style.css'
import { Checking } from './screens/checking.tsx'
import { Offer } from './screens/offer.tsx'
import { Start } from './screens/start.tsx'

const { search } = window.location
const served = await (await fetch(`/api/journey.json${search}`)).json()
document.documentElement.lang = served.locale

/** Each application has a secret, which this tab keeps: the example has no accounts. */
const headers = () => ({ 'X-Secret': sessionStorage.getItem('secret') ?? '' })

provideForms(forms)
createRoot(document.getElementById('root') as HTMLElement).render(
  <JourneyApp
    served={served}
    vocabulary={vocabulary}
    server={httpServer('/api/applications', headers)}
    screens={{ checking: Checking, offer: Offer }}
    start={<Start />}
  />,
)
