import { Link } from 'react-router'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { PrivacyOptions } from './privacy-options.tsx'

/** Legal links: the lender's own pages, or wherever it keeps them. */
export function FooterLinks() {
  const t = useCopy()
  const { termsOfUseUrl, privacyPolicyUrl, licensesUrl, additionalUrls } =
    useJourney().organization.orgMetaData.footer
  const extra = additionalUrls.filter(({ type }) => type === 'FOOTER')
  return (
    <nav aria-label={t('footer.links.label')}>
      <ul>
        <li>
          <AnyLink to={termsOfUseUrl}>{t('footer.links.terms')}</AnyLink>
        </li>
        <li>
          <AnyLink to={privacyPolicyUrl}>{t('footer.links.privacy')}</AnyLink>
        </li>
        <li>
          <AnyLink to={licensesUrl}>{t('footer.links.licenses')}</AnyLink>
        </li>
        <li>
          <AnyLink to="/communications">{t('footer.links.communications')}</AnyLink>
        </li>
        {extra.map(({ url, name }) => (
          <li key={url}>
            <AnyLink to={url}>{name}</AnyLink>
          </li>
        ))}
        <li>
          <PrivacyOptions />
        </li>
      </ul>
    </nav>
  )
}

function AnyLink({ to, children }: { readonly to: string; readonly children: string }) {
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
}
