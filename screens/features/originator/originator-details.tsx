import { useState } from 'react'
import type { LoanOriginator } from '#generated/api'
import { buttonClass } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { EmailText } from '../../kit/wording/email-text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { OriginatorFacts } from './originator-facts.ts'
import { OriginatorLogo } from './originator-logo.tsx'

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
