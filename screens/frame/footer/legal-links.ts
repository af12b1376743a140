import type { CopyKey } from '#generated/ids'
import type { FooterInfo } from '../../journey/organization.ts'

export type LegalLink = {
  readonly to: string
  /** Whether the link leads outside this product, so that it opens in a new tab. */
  readonly isElsewhere: boolean
} & ({ readonly copy: CopyKey } | { readonly name: string })

/** Returns a lender's legal links in order. Links with the same target appear once. */
export function legalLinks(footer: FooterInfo): readonly LegalLink[] {
  const { termsOfUseUrl, privacyPolicyUrl, privacyLinkIsExternal, licensesUrl } = footer
  const { companyLegalUrl, illinoisNoticeUrl, additionalUrls } = footer
  const links: readonly LegalLink[] = [
    { copy: 'footer.links.terms', ...target(termsOfUseUrl) },
    { copy: 'footer.links.privacy', ...target(privacyPolicyUrl, privacyLinkIsExternal) },
    { copy: 'footer.links.licenses', ...target(licensesUrl) },
    { copy: 'footer.links.legal', ...target(companyLegalUrl) },
    { copy: 'footer.links.communications', ...target('/communications') },
    ...(illinoisNoticeUrl ? [{ copy: 'footer.links.illinois', ...target(illinoisNoticeUrl) } as const] : []),
    ...additionalUrls
      .filter(({ type }) => type === 'FOOTER')
      .map(({ name, url }) => ({ name, ...target(url) })),
  ]
  return links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index)
}

const target = (to: string, isElsewhere = !to.startsWith('/')) => ({ to, isElsewhere })
