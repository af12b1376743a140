import { useState } from 'react'
import type { LoanOriginator } from '#generated/api'
import { buttonClass } from '../../kit/ui/button.tsx'
import { ElsewhereLink } from '../../kit/ui/elsewhere-link.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { EmailText } from '../../kit/wording/email-text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { OriginatorFacts } from './originator-facts.ts'

export interface OriginatorDetailsProps {
  readonly originator: LoanOriginator
  readonly facts: OriginatorFacts
}

/** Loan officer or broker, with phone and e-mail. */
export function OriginatorDetails({ originator, facts }: OriginatorDetailsProps) {
  const t = useCopy()
  const { avatarUri, email, nmls } = originator
  const { name, person, phone } = facts
  return (
    <>
      <div className="originator-who">
        <Avatar uri={avatarUri} initials={facts.initials} />
        <p>
          <b>{name}</b>
          {person && <span>{person}</span>}
          {nmls && <span className="muted">{t('shell.originator.nmls', { nmls })}</span>}
        </p>
      </div>
      {(phone || email) && (
        <ul className="originator-reach">
          {phone && <li className="money">{phone.text}</li>}
          {email && (
            <li>
              <EmailText email={email} />
            </li>
          )}
        </ul>
      )}
      <div className="originator-actions">
        {phone && (
          <a className={buttonClass('secondary')} href={phone.link}>
            <Icon name="phone" size={18} /> {t('shell.originator.call')}
          </a>
        )}
        {email && (
          <a className={buttonClass('secondary')} href={`mailto:${email}`}>
            {t('shell.originator.email')}
          </a>
        )}
      </div>
      <OriginatorLogo {...originator} />
    </>
  )
}

/** Picture of the originator; the initials if there is none or it fails to load. */
function Avatar({ uri, initials }: { readonly uri: string | undefined; readonly initials: string }) {
  const [failed, setFailed] = useState(false)
  if (!uri || failed)
    return (
      <span className="originator-avatar" aria-hidden="true">
        {initials}
      </span>
    )
  return (
    <img
      className="originator-avatar"
      src={uri}
      alt=""
      width={48}
      height={48}
      onError={() => setFailed(true)}
    />
  )
}

type OriginatorLogoProps = Pick<LoanOriginator, 'logoUrl' | 'logoAlt' | 'logoRedirect'>

/** Logo of the originator. It links to their site only if its URL is https. */
function OriginatorLogo({ logoUrl, logoAlt = '', logoRedirect }: OriginatorLogoProps) {
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
