import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { ChangeAnswer } from '../../parts/change-answer.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** start/hmda: demographic questions (12 CFR 1003.4), answered or declined one by one; never kept as a draft. */
export default function StartHmda() {
  const t = useCopy()
  const submit = usePageSubmit('demographics')
  const change = usePageSubmit('contact-change')
  return (
    <div className="stack-large">
      <PageHeading title={t('start.hmda.title')} lead={t('start.hmda.lead')} />
      <JourneyForm
        form="start/hmda"
        onSubmit={submit}
        before={<p>{t('start.hmda.optional')}</p>}
        back={<ChangeAnswer submit={change}>{t('start.change.contact')}</ChangeAnswer>}
      />
    </div>
  )
}
