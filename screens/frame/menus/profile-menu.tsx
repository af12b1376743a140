import { useCopying } from '../../features/application/use-copying.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { HeaderMenu } from '../header-menu.tsx'
import { ChooseLanguage } from './choose-language.tsx'
import { NavLink } from './nav-link.tsx'
import { SwitchAccounts } from './switch-accounts.tsx'
import { useShortenAddress, useWallet } from './wallet.ts'

/** Menu with the signed-in user, their wallet at a lender in crypto, and links to settings, other accounts and sign-out. */
export function ProfileMenu() {
  const t = useCopy()
  const path = usePath()
  const { data } = useWallet()
  const { isCrypto } = useJourney().organization.orgMetaData.products.HELOC ?? {}
  return (
    <HeaderMenu name={t('shell.profile.button')} button={<Icon name="user" />}>
      {data && (
        <div className="menu-text stack-small">
          <p className="notification-title">{data.account.name}</p>
          {isCrypto && <WalletAddress address={data.account.address} />}
        </div>
      )}
      <ul>
        <li>
          <NavLink to={path('dashboard/settings')}>{t('shell.nav.settings')}</NavLink>
        </li>
        <li>
          <ChooseLanguage />
        </li>
        <li>
          <SwitchAccounts />
        </li>
        <li>
          <Link to="/auth/logout">{t('shell.nav.logout')}</Link>
        </li>
      </ul>
    </HeaderMenu>
  )
}

function WalletAddress({ address }: { readonly address: string }) {
  const t = useCopy()
  const shorten = useShortenAddress()
  const { state, copy } = useCopying(address, t('shell.profile.copied'))
  return (
    <>
      <p className="small muted">
        {t('shell.profile.wallet')}{' '}
        <span className="money" title={address}>
          {shorten(address)}
        </span>
      </p>
      <div>
        <button type="button" className="button button-secondary" onClick={() => void copy()}>
          {t(state === 'copied' ? 'shell.profile.copied' : 'shell.profile.copy')}
        </button>
      </div>
      {state === 'failed' && <p className="small">{address}</p>}
    </>
  )
}
