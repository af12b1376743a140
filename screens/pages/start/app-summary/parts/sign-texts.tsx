import { WhyWeAsk } from '../../../../features/application/why-we-ask.tsx'
import { signatureId } from '../../../../features/reading/signature-intro.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

export function SignHeading() {
  const t = useCopy()
  const { hasSsn } = useOpenApplication().profile
  const why = hasSsn === true ? 'start.appSummary.sign.whyKnown' : 'start.appSummary.sign.why'
  return (
    <div className="stack-small form-part">
      <h2 id={signatureId} tabIndex={-1} data-focus="quiet">
        {t('start.appSummary.sign.heading')}
      </h2>
      <p className="muted">{t(why)}</p>
      {hasSsn !== true && <WhyWeAsk about="ssn" />}
    </div>
  )
}

/** Text about the meaning of the signature and the kind of credit pull that follows, right before the button that permits it. */
export function SignKind() {
  const t = useCopy()
  return (
    <div className="stack-small">
      <h3>{t('signing.sign.means.heading')}</h3>
      <p>{t('start.appSummary.sign.means')}</p>
      <p>
        <Text id="start.appSummary.sign.kind" />
      </p>
    </div>
  )
}
