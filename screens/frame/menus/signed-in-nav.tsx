import { useLocation } from 'react-router'
import { pathOf } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { NotificationMenu } from './notification-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SiblingMenu } from './sibling-menu.tsx'
import './signed-in-nav.css'

/** What the header has for somebody who is signed in. */
export default function SignedInNav() {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  // Whoever is being signed out is asked nothing more: the answers would only say that they are out.
  if (pathname === pathOf(pages, 'auth/logout')) return null
  return (
    <>
      <NotificationMenu />
      <ProfileMenu />
      <SiblingMenu />
    </>
  )
}
