import { applicationPath, isUuid, pathOf } from '#engine'
import { siblingLinks } from '#product'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findStored } from '../../storage/browser-store.ts'
import { HeaderMenu } from '../header-menu.tsx'
import { NavLink } from './nav-link.tsx'

/** Menu with the dashboard, the applicant's own matters and sibling products. It is folded, because applicants are here to apply. */
export function SiblingMenu() {
  const t = useCopy()
  const { features, siblings } = useJourney().organization.tenant
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
        <OwnMatters />
        {siblingLinks(features, siblings).map(({ label, path, address = path }) => (
          <li key={path}>
            <a href={address}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  )
}

/** Ways to the application that was open last, its documents, the chat and help. */
function OwnMatters() {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  const uuid = findStored('applicationUuid')
  // Chat and flags are loaded later than the menu, which presses their button instead of bringing them along.
  const chat = document.getElementById('chat-open')
  return (
    <>
      {isUuid(uuid) && (
        <>
          <li>
            <Link to={applicationPath(pages, uuid)}>{t('shell.nav.application')}</Link>
          </li>
          <li>
            <NavLink to={pathOf(pages, 'document/disclosures', { uuid })}>{t('shell.nav.documents')}</NavLink>
          </li>
        </>
      )}
      {chat?.ariaExpanded === 'false' && (
        <li>
          <button type="button" className="menu-item" onClick={() => chat.click()}>
            {t('shell.nav.messages')}
          </button>
        </li>
      )}
      <li>
        <NavLink to={pathOf(pages, 'register/support')}>{t('shell.nav.help')}</NavLink>
      </li>
    </>
  )
}
