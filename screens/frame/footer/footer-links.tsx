import { useIsSignedIn } from '../../api/session/session.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { ElsewhereLink } from '../../kit/ui/elsewhere-link.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { type LegalLink, legalLinks } from './legal-links.ts'
import { PrivacyOptions } from './privacy-options.tsx'

const CeoFeedback = lazyPart(() => import('../../features/feedback/ceo-feedback.tsx'))

/** Legal links: pages of this product, or the lender's own addresses. */
export function FooterLinks() {
  const t = useCopy()
  const { organization } = useJourney()
  const isSignedIn = useIsSignedIn()
  const links = legalLinks(organization.orgMetaData.footer)
  return (
    <nav aria-label={t('footer.links.label')}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Legal {...link} />
          </li>
        ))}
        <li>
          <PrivacyOptions />
        </li>
        {isSignedIn && organization.tenant.providerBrand && (
          <Optional>
            <CeoFeedback />
          </Optional>
        )}
      </ul>
    </nav>
  )
}

function Legal(link: LegalLink) {
  const t = useCopy()
  const name = 'copy' in link ? t(link.copy) : link.name
  if (!link.isElsewhere) return <Link to={link.to}>{name}</Link>
  return (
    <ElsewhereLink to={link.to} note={t('shell.newTab')}>
      {name}
    </ElsewhereLink>
  )
}
