import type { LoanOriginator } from '#generated/api'
import { ElsewhereLink } from '../../ui/elsewhere-link.tsx'
import { useCopy } from '../../wording/use-copy.ts'

type OriginatorLogoProps = Pick<LoanOriginator, 'logoUrl' | 'logoAlt' | 'logoRedirect'>

/** The originator's own mark. It leads to their site only by a secure address. */
export function OriginatorLogo({ logoUrl, logoAlt = '', logoRedirect }: OriginatorLogoProps) {
  const t = useCopy()
  if (!logoUrl) return null
  const isLink = logoRedirect !== undefined && /^https:\/\//.test(logoRedirect)
  // A link needs a name; a picture beside its owner's name needs none.
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
