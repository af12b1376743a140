import { WhyWeAsk } from '../../../../features/application/why-we-ask.tsx'
import { useOpenApplication } from '../../../../follow/routing-context.ts'
import { Text } from '../../../../wording/text.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'

export function SignHeading() {
  const t = useCopy()
  const { hasSsn } = useOpenApplication().profile
  const why = hasSsn === true ? 'start.appSummary.sign.whyKnown' : 'start.appSummary.sign.why'
  return (
    <div className="stack-small form-part">
      <h2>{t('start.appSummary.sign.heading')}</h2>
      <p className="muted">{t(why)}</p>
      {hasSsn !== true && <WhyWeAsk about="ssn" />}
    </div>
  )
}

/** Which kind of pull comes, right before the button that allows it. */
export function SignKind() {
  return (
    <p>
      <Text id="start.appSummary.sign.kind" />
    </p>
  )
}
