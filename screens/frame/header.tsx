import { pathOf } from '#engine'
import { useIsSignedIn } from '../api/session/session.ts'
import { useIsSignerArea } from '../journey/signer-session.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { Icon } from '../kit/ui/icon.tsx'
import { Link } from '../kit/ui/link.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import '../kit/frame/header.css'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { Languages } from './languages.tsx'

const SignedInNav = lazyPart(() => import('./menus/signed-in-nav.tsx'))
const SignerMenu = lazyPart(() => import('./menus/signer-menu.tsx'))

/** Header: the lender's logo, the support phone, and either the login link or the menus of a signed-in user. */
export function Header() {
  const t = useCopy()
  const isSignedIn = useIsSignedIn()
  const isSignerArea = useIsSignerArea()
  const { pages } = useJourney().journey.source
  const Menu = isSignerArea ? SignerMenu : SignedInNav
  const home = isSignerArea ? pathOf(pages, 'heloc-signer/resume') : '/'
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <Brand to={home} />
        <nav className="site-nav" aria-label={t('shell.nav.label')}>
          <PhoneLink />
          {isSignedIn ? (
            <Optional>
              <Menu />
            </Optional>
          ) : (
            <>
              <Languages />
              <Link to={isSignerArea ? pathOf(pages, 'heloc-signer/login') : '/auth/login'}>
                {t('shell.nav.login')}
              </Link>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}

function Brand({ to }: { readonly to: string }) {
  const { organization } = useJourney()
  const { logoUrl, logoAlt } = organization.tenant
  return (
    <Link className="brand" translate="no" to={to}>
      {logoUrl ? (
        <img src={logoUrl} alt={logoAlt ?? organization.orgBrand} height={32} />
      ) : (
        organization.orgBrand
      )}
    </Link>
  )
}

function PhoneLink() {
  const t = useCopy()
  const { phone, phoneFormatted } = useJourney().organization.orgMetaData.companyInfo
  return (
    <a translate="no" href={`tel:${phone}`} aria-label={t('shell.nav.call', { phone: phoneFormatted })}>
      <Icon name="phone" size={18} /> <span className="money wide-only">{phoneFormatted}</span>
    </a>
  )
}
