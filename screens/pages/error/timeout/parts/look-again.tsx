import { useState } from 'react'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../../../kit/follow/use-live-application.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../../kit/wording/use-error-text.ts'

/** Content while a vendor does not answer: the server keeps trying, and the applicant can check the status. */
export function LookAgain() {
  const t = useCopy()
  useLiveApplication()
  const { looking, said, look } = useLook()
  return (
    <>
      <section className="stack-small">
        <h2>{t('error.timeout.happens.heading')}</h2>
        <ul className="plain-list">
          <li>{t('error.timeout.happens.try')}</li>
          <li>{t('error.timeout.happens.leave')}</li>
        </ul>
      </section>
      <div className="actions">
        <Button kind="primary" busy={looking} busyLabel={t('error.timeout.looking')} onClick={look}>
          {t('error.timeout.again')}
        </Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
    </>
  )
}

/**
 * Returns a function that reads the application again. If its state has changed, the page changes; if the page stays, it
 * says that nothing changed.
 */
function useLook() {
  const t = useCopy()
  const errorText = useErrorText()
  const { refresh } = useOpenApplication()
  const [looking, setLooking] = useState(false)
  const [said, setSaid] = useState('')
  const look = async () => {
    setLooking(true)
    setSaid('')
    try {
      await refresh()
      setSaid(t('error.timeout.same'))
    } catch (error) {
      setSaid(errorText(error))
    } finally {
      setLooking(false)
    }
  }
  return { looking, said, look: () => void look() }
}
