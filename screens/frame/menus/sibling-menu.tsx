import { Link } from 'react-router'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../journey/journey-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { HeaderMenu } from '../header-menu.tsx'

interface MenuEntry {
  readonly label: CopyKey
  readonly path: string
  /** Shown where this feature of the tenant is on. */
  readonly feature?: string
  /** Part of this product: no page load. */
  readonly own?: boolean
}

const entries: readonly MenuEntry[] = [
  { label: 'shell.nav.dashboard', path: '/dashboard', own: true },
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
]

/** Sibling products, folded: an applicant is here to apply. */
export function SiblingMenu() {
  const t = useCopy()
  const { features } = useJourney().organization.tenant
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
