import { usePath } from '../../../../kit/journey/use-path.ts'
import { WaitingPanel } from '../../../../kit/ui/feedback/waiting-panel.tsx'
import { Link } from '../../../../kit/ui/link.tsx'
import { LinkButton } from '../../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

interface SessionIntroProps {
  /** Whether the deed exists, so that one can join. */
  readonly isReady: boolean
  /** Whether the deed is signed by video. */
  readonly isByVideo: boolean
}

/** Requirements and course of the video session. Joining is possible once the deed exists. */
export function SessionIntro({ isReady, isByVideo }: SessionIntroProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <>
      {isByVideo && <Course />}
      {isReady ? (
        <div className="stack">
          <div className="actions">
            <LinkButton kind="primary" to={path('notary/session')}>
              {t('notary.intro.join')}
            </LinkButton>
          </div>
          <p>
            {t('notary.intro.noCamera')}{' '}
            <Link to={path('notary/error')} state={{ chosen: true }}>
              {t('notary.intro.inPerson')}
            </Link>
          </p>
        </div>
      ) : (
        <WaitingPanel title={t('notary.intro.preparing.title')}>
          {t('notary.intro.preparing.text')}
        </WaitingPanel>
      )}
    </>
  )
}

function Course() {
  const t = useCopy()
  return (
    <>
      <section className="stack-small">
        <h2>{t('notary.intro.need.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.intro.need.id')}</li>
          <li>{t('notary.intro.need.camera')}</li>
          <li>{t('notary.intro.need.place')}</li>
        </ul>
      </section>
      <section className="stack-small">
        <h2>{t('notary.intro.how.heading')}</h2>
        <ol className="plain-list">
          <li>{t('notary.intro.how.check')}</li>
          <li>{t('notary.intro.how.read')}</li>
          <li>{t('notary.intro.how.seal')}</li>
        </ol>
      </section>
    </>
  )
}
