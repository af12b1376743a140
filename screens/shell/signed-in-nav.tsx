import { NotificationMenu } from './notification-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SiblingMenu } from './sibling-menu.tsx'
import './signed-in-nav.css'

/** What the header has for somebody who is signed in. */
export default function SignedInNav() {
  return (
    <>
      <NotificationMenu />
      <ProfileMenu />
      <SiblingMenu />
    </>
  )
}
