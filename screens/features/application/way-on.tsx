import { useIsSignerArea } from '../../journey/signer-session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'

export interface WayOnProps {
  readonly onLook: () => void
}

/** Ways on after a long wait: look again, go to the dashboard, ask a person. A signer has no dashboard. */
export default function WayOn({ onLook }: WayOnProps) {
  const t = useCopy()
  const isSigner = useIsSignerArea()
  return (
    <div className="stack-small">
      <div className="actions">
        <Button onClick={onLook}>{t('shell.stillWorking.again')}</Button>
        {!isSigner && (
          <LinkButton to="/dashboard" kind="quiet">
            {t('shell.stillWorking.dashboard')}
          </LinkButton>
        )}
      </div>
      <p>
        {t('shell.stillWorking.contact')} <SupportPhone /> <SupportEmail />
      </p>
    </div>
  )
}
