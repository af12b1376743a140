import { useLocation } from 'react-router'
import { pathOf } from '#engine'
import { useAccountKind } from '../../features/account/use-account-kind.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { NotificationMenu } from './notification-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SiblingMenu } from './sibling-menu.tsx'
import './signed-in-nav.css'
import { SignerLinks } from './signer-menu.tsx'

/** Menus of the header for signed-in users; the links of a signer for a co-owner who can only sign here (core specification 6). */
export default function SignedInNav() {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  // No more requests while the user is being signed out: they would only fail.
  return pathname === pathOf(pages, 'auth/logout') ? null : <Menus />
}

function Menus() {
  const kind = useAccountKind()
  if (kind === undefined) return null
  if (kind === 'CO_OWNER') return <SignerLinks />
  return (
    <>
      <NotificationMenu />
      <ProfileMenu />
      <SiblingMenu />
    </>
  )
}
