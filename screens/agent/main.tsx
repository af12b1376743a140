import { createRoot } from 'react-dom/client'
import '../kit/styles/base.css'
import './agent.css'
import './chat/console.css'
import './chat/conversation.css'
import './chat/console-widths.css'
import { provideCallLimits } from '../kit/api/call-limits.ts'
import { AgentApp } from './agent-app.tsx'
import { callLimits } from './chat/chat-limits.ts'

provideCallLimits(callLimits)
const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root to render into.')

createRoot(container).render(<AgentApp />)
