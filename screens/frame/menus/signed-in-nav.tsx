import { useLocation } from 'react-router'
import { pathOf } from '#engine'
import { useJourney } from '../../journey/journey-context.ts'
import { NotificationMenu } from './notification-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SiblingMenu } from './sibling-menu.tsx'
import './signed-in-nav.css'

/** Menus of the header for signed-in users. */
export default function SignedInNav() {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  // No more requests while the user is being signed out: they would only fail.
  if (pathname === pathOf(pages, 'auth/logout')) return null
  return (
    <>
      <NotificationMenu />
      <ProfileMenu />
      <SiblingMenu />
    </>
  )
}
