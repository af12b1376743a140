import { useRef, useState } from 'react'
import type { ConsentView } from '#generated/api'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { isCopyKey, useCopy } from '../../../../kit/wording/use-copy.ts'
import { VersionText } from './version-text.tsx'

export interface ConsentRowProps {
  readonly consent: ConsentView
  readonly onWithdraw: () => Promise<void>
}

/** Consent: its title, date, version and text, and how to withdraw it. */
export function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const t = useCopy()
  const { subject, title, version, agreedAt, withdrawnAt, isReadable, canWithdraw } = consent
  const agreedOn = new Date(agreedAt)
  const heading = useRef<HTMLParagraphElement>(null)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onWithdraw()
    setBusy(false)
    // The pressed button disappears, and the focus with it.
    heading.current?.focus()
  }
  return (
    <li className="consent-entry">
      <div className="consent-head">
        <div>
          <p className="consent-title" tabIndex={-1} ref={heading}>
            {title}
          </p>
          <p className="muted small">
            {version === undefined
              ? t('settings.consents.agreed', { agreedOn })
              : t('settings.consents.agreedVersion', { agreedOn, version })}
          </p>
          {withdrawnAt && (
            <p className="muted small">
              {t('settings.consents.withdrawn', { withdrawnOn: new Date(withdrawnAt) })}
            </p>
          )}
          <About subject={subject} />
        </div>
        {canWithdraw && (
          <Button kind="quiet" busy={isBusy} busyLabel={t('forms.sending')} onClick={() => void press()}>
            <span aria-hidden="true">{t('settings.consents.withdraw')}</span>
            <VisuallyHidden>{t('settings.consents.withdrawNamed', { title })}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isReadable && version && <VersionText subject={subject} version={version} title={title} />}
    </li>
  )
}

/** Text about how long a consent holds or how to withdraw it, if there is one. */
function About({ subject }: { readonly subject: string }) {
  const t = useCopy()
  const journey = useJourney()
  const key = `settings.consents.about.${subject}`
  return isCopyKey(journey, key) ? <p className="small">{t(key)}</p> : null
}
