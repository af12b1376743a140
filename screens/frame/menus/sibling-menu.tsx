import { NavLink } from 'react-router'
import { siblingProducts } from '../../features/notices/sibling-products.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { HeaderMenu } from '../header-menu.tsx'

/** Menu with the dashboard and sibling products. It is folded, because applicants are here to apply. */
export function SiblingMenu() {
  const t = useCopy()
  const { features, siblings = {} } = useJourney().organization.tenant
  const shown = siblingProducts.filter(
    ({ path, feature }) => siblings?.[path] !== false && (feature === undefined || features[feature]),
  )
  return (
    <HeaderMenu
      button={
        <>
          {t('shell.nav.menu')} <Icon name="chevron" size={16} />
        </>
      }
    >
      <ul>
        <li>
          <NavLink to="/dashboard" end>
            {t('shell.nav.dashboard')}
          </NavLink>
        </li>
        {shown.map(({ label, path }) => (
          <li key={path}>
            <a href={siblings?.[path] || path}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  )
}
