import { useState } from 'react'
import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { Text } from '../../journey/text.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { useErrorText } from '../../journey/use-error-text.ts'
import { useLiveApplication } from '../../journey/use-live-application.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** error/timeout: somebody outside has not answered; what happens now, and a way to look again. */
export default function Timeout() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  useLiveApplication()
  const { looking, said, look } = useLook()
  const { loanNumber } = heloc
  return (
    <div className="stack-large">
      <PageHeading title={t('error.timeout.title')} lead={t('error.timeout.lead')} />
      <section className="stack-small">
        <h2>{t('error.timeout.happens.heading')}</h2>
        <ul className="plain-list">
          <li>{t('error.timeout.happens.try')}</li>
          <li>{t('error.timeout.happens.leave')}</li>
          <li>
            {loanNumber ? (
              <Text id="error.timeout.happens.callWithNumber" values={{ loanNumber }} link={`tel:${phone}`} />
            ) : (
              <Text id="error.timeout.happens.call" link={`tel:${phone}`} />
            )}
          </li>
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
    </div>
  )
}

/** When the state moved, the guard goes on; a page that still stands says that nothing changed. */
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
