import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { removeAllDrafts } from '../../kit/storage/drafts.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { call } from '../api/agent-call.ts'
import { saveAgentToken } from '../api/agent-session.ts'
import { paths } from '../paths.ts'
import { say } from '../wording.ts'
import { useWork, type Work } from '../work.ts'

/** Header and main part of every page of a signed-in user. */
export function AgentFrame({ children }: { readonly children: ReactNode }) {
  const work = useWork()
  return <Bare nav={<Menu work={work} />}>{children}</Bare>
}

/** Frame without a menu, for users who are not signed in. */
export function Bare({ nav, children }: { readonly nav?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="agent-frame">
      <a className="agent-skip" href="#content">
        {say('skip')}
      </a>
      <header className="agent-header">
        <div className="agent-header-inner">
          <span className="agent-brand">{say('brand')}</span>
          {nav}
        </div>
      </header>
      <main id="content" className="agent-main" tabIndex={-1} data-focus="quiet">
        {children}
      </main>
    </div>
  )
}

function Menu({ work }: { readonly work: Work }) {
  return (
    <nav className="agent-nav" aria-label={say('nav.label')}>
      <Item to={paths.home}>{say('nav.home')}</Item>
      {work.invites.length > 0 && <Item to={paths.invite}>{say('nav.invite')}</Item>}
      {work.reviews.length > 0 && <Item to={paths.desk}>{say('nav.desk')}</Item>}
      {work.talks.length > 0 && <Item to={paths.chat}>{say('nav.chat')}</Item>}
      {work.administers.length > 0 && <Item to={paths.insights}>{say('nav.insights')}</Item>}
      {work.administers.length > 0 && <Item to={paths.feedback}>{say('nav.feedback')}</Item>}
      {work.unlocks.length > 0 && <Item to={paths.unlock}>{say('nav.unlock')}</Item>}
      {work.administers.length > 0 && <Item to={paths.deadLetters}>{say('nav.deadLetters')}</Item>}
      <Button kind="quiet" onClick={signOut}>
        {say('nav.signOut')}
      </Button>
    </nav>
  )
}

function Item({ to, children }: { readonly to: string; readonly children: string }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Signs out at the server, and on this device whatever the server answers. */
function signOut(): void {
  call('/identity-broker/agent/secure/api/v3/logout', {})
    .catch(() => undefined)
    .finally(() => {
      removeAllDrafts()
      saveAgentToken(undefined)
    })
}
