import { useIsSignerArea } from '../../journey/signer-session.ts'
import { Button } from '../../kit/ui/button.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'

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
