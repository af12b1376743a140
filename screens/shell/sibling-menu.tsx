import { Link, useLocation } from 'react-router'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { isInSignerArea } from '../journey/login-path.ts'
import { useCopy } from '../journey/use-copy.ts'
import { Icon } from '../ui/icon.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { useIsBroker } from './use-is-broker.ts'

interface MenuEntry {
  readonly label: CopyKey
  readonly path: string
  /** Shown where this feature of the tenant is on. */
  readonly feature?: string
  /** Part of this product: no page load. */
  readonly own?: boolean
}

const dashboard: MenuEntry = { label: 'shell.nav.dashboard', path: '/dashboard', own: true }

const siblings: readonly MenuEntry[] = [
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
]

/** Sibling products, folded: an applicant is here to apply. An additional signer has no dashboard, unless also a broker. */
export function SiblingMenu() {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { features } = organization.tenant
  const isSigner = isInSignerArea(journey.source.pages, useLocation().pathname)
  const isBroker = useIsBroker(isSigner)
  const entries = [...(isSigner && !isBroker ? [] : [dashboard]), ...siblings]
  return (
    <HeaderMenu
      button={
        <>
          {t('shell.nav.menu')} <Icon name="chevron" size={16} />
        </>
      }
    >
      <ul>
        {entries
          .filter(({ feature }) => feature === undefined || features[feature])
          .map(({ label, path, own }) => (
            <li key={path}>{own ? <Link to={path}>{t(label)}</Link> : <a href={path}>{t(label)}</a>}</li>
          ))}
      </ul>
    </HeaderMenu>
  )
}
