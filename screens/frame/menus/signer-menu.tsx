import { useIsBroker } from '../../journey/signer-session.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ChooseLanguage } from './choose-language.tsx'
import { NotificationMenu } from './notification-menu.tsx'

/** Menus of the header for a signer: notifications, and the links. */
export default function SignerMenu() {
  return (
    <>
      <NotificationMenu />
      <SignerLinks />
    </>
  )
}

/** Links of a signer: sign-out, and for brokers only the dashboard (core specification 6). */
export function SignerLinks() {
  const t = useCopy()
  const path = usePath()
  const isBroker = useIsBroker()
  return (
    <>
      <ChooseLanguage />
      {isBroker && <Link to="/dashboard">{t('shell.nav.dashboard')}</Link>}
      <Link to={`${path('heloc-signer/login')}?step=out`}>{t('shell.nav.logout')}</Link>
    </>
  )
}
