import { useState } from 'react'
import { loadIdentity } from '../../api/session/load-identity.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { clockText } from './time-left.ts'

/** Warning with the remaining time of the session and a button to extend it. */
export default function SessionWarning({ leftMs }: { readonly leftMs: number }) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false })
  const stay = async () => {
    setState({ busy: true })
    try {
      // Any response rolls the token.
      await loadIdentity(orgCode)
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  return (
    <Dialog title={t('shell.session.title')} open onClose={() => void stay()}>
      <p>{t('shell.session.text')}</p>
      <p className="money" role="timer">
        {t('shell.session.left', { time: clockText(leftMs) })}
      </p>
      <FailureNotice error={state.error} />
      <div className="actions">
        <Button
          kind="primary"
          busy={state.busy}
          busyLabel={t('shell.session.staying')}
          onClick={() => void stay()}
        >
          {t('shell.session.stay')}
        </Button>
        <LinkButton to="/auth/logout" kind="quiet">
          {t('shell.session.leave')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
