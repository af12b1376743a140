import type { LoanOriginator } from '#generated/api'
import { ElsewhereLink } from '../../kit/ui/elsewhere-link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

type OriginatorLogoProps = Pick<LoanOriginator, 'logoUrl' | 'logoAlt' | 'logoRedirect'>

/** Logo of the originator. It links to their site only if its URL is https. */
export function OriginatorLogo({ logoUrl, logoAlt = '', logoRedirect }: OriginatorLogoProps) {
  const t = useCopy()
  if (!logoUrl) return null
  const isLink = logoRedirect !== undefined && /^https:\/\//.test(logoRedirect)
  // A link needs a name; an image beside its owner's name needs none.
  const image = (
    <img
      className="originator-logo"
      src={logoUrl}
      alt={logoAlt || (isLink ? t('shell.originator.site') : '')}
    />
  )
  if (!isLink) return image
  return (
    <ElsewhereLink to={logoRedirect} note={t('shell.newTab')}>
      {image}
    </ElsewhereLink>
  )
}
