import { ChangeAnswer, useOfferKept } from '../../features/editing/change-answer.tsx'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page start/hmda: demographic questions (12 CFR 1003.4), each answered, declined or left blank; never stored as a draft. */
export default function StartHmda() {
  const t = useCopy()
  const submit = usePageSubmit('demographics')
  const changeContact = usePageSubmit('contact-change')
  const changeOffer = useOfferKept(usePageSubmit('offer-change'))
  return (
    <div className="stack-large">
      <PageHeading title={t('start.hmda.title')} lead={t('start.hmda.lead')} />
      <JourneyForm
        form="start/hmda"
        onSubmit={submit}
        before={<p>{t('start.hmda.optional')}</p>}
        back={
          <>
            <ChangeAnswer submit={changeContact}>{t('start.change.contact')}</ChangeAnswer>
            <ChangeAnswer submit={changeOffer}>{t('start.change.offer')}</ChangeAnswer>
          </>
        }
      />
    </div>
  )
}
