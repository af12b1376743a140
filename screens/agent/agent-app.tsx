import { StrictMode, useState } from 'react'
import { Route, Routes } from 'react-router'
import type { StaffSelf } from '#generated/api'
import { BrowserRouter } from '../kit/journey/browser-router.tsx'
import { Link } from '../kit/ui/link.tsx'
import { useSignIn } from './api/agent-session.ts'
import { useLoaded } from './api/use-loaded.ts'
import { CeoFeedback } from './pages/ceo-feedback.tsx'
import { Chat } from './pages/chat.tsx'
import { ChatLoadPage } from './pages/chat-load.tsx'
import { DeadLettersPage } from './pages/dead-letters.tsx'
import { Desk } from './pages/desk.tsx'
import { DeskApplicationPage } from './pages/desk-application.tsx'
import { Home } from './pages/home.tsx'
import { InsightsPage } from './pages/insights.tsx'
import { Invite } from './pages/invite.tsx'
import { Login } from './pages/login.tsx'
import { OpenIdReturn } from './pages/open-id-return.tsx'
import { RecoveryCodesPage } from './pages/recovery-codes.tsx'
import { SecondFactor } from './pages/second-factor.tsx'
import { Setup } from './pages/setup.tsx'
import { Surveys } from './pages/surveys.tsx'
import { Unlock } from './pages/unlock.tsx'
import { AgentFrame, Bare } from './parts/agent-frame.tsx'
import { Page, Shown } from './parts/page.tsx'
import { paths } from './paths.ts'
import { say } from './wording.ts'
import { WorkContext, workOf } from './work.ts'

/** Application with the staff's pages. All but three require a sign-in. */
export function AgentApp() {
  return (
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path={paths.setup} element={<Setup />} />
          <Route path={paths.openId} element={<OpenIdReturn />} />
          <Route path="*" element={<Guarded />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>
  )
}

function Guarded() {
  const signIn = useSignIn()
  /** Recovery codes of a second factor that was just set up: the sign-in is done by then. */
  const [codes, setCodes] = useState<readonly string[]>()
  if (signIn === 'none') return <Login />
  if (codes !== undefined) return <RecoveryCodesPage codes={codes} onDone={() => setCodes(undefined)} />
  return signIn === 'due' ? <SecondFactor onCodes={setCodes} /> : <SignedIn />
}

function SignedIn() {
  const self = useLoaded<StaffSelf>('/service-staff/secure/api/v1/self')
  if (self.data === undefined)
    return (
      <Bare>
        <Shown loaded={self}>{() => null}</Shown>
      </Bare>
    )
  const work = workOf(self.data)
  return (
    <WorkContext value={work}>
      <AgentFrame>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          {work.invites.length > 0 && <Route path={paths.invite} element={<Invite />} />}
          {work.reviews.length > 0 && <Route path={paths.desk} element={<Desk />} />}
          {work.reviews.length > 0 && (
            <Route path={`${paths.desk}/:uuid`} element={<DeskApplicationPage />} />
          )}
          {work.talks.length > 0 && <Route path={paths.chat} element={<Chat />} />}
          {work.supervises.length > 0 && <Route path={paths.load} element={<ChatLoadPage />} />}
          {work.supervises.length > 0 && <Route path={paths.surveys} element={<Surveys />} />}
          {work.administers.length > 0 && <Route path={paths.feedback} element={<CeoFeedback />} />}
          {work.administers.length > 0 && <Route path={paths.insights} element={<InsightsPage />} />}
          {work.unlocks.length > 0 && <Route path={paths.unlock} element={<Unlock />} />}
          {work.administers.length > 0 && <Route path={paths.deadLetters} element={<DeadLettersPage />} />}
          <Route path="*" element={<Missing />} />
        </Routes>
      </AgentFrame>
    </WorkContext>
  )
}

function Missing() {
  return (
    <Page title={say('missing.title')} lead={say('missing.lead')}>
      <p>
        <Link to={paths.home}>{say('missing.home')}</Link>
      </p>
    </Page>
  )
}
