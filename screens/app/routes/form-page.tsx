import type { FormValues } from '#generated/forms'
import type { CopyKey, PageId, SubmissionName } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { isCopyKey, useCopy } from '../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { knownAnswers } from './known-answers.ts'

/**
 * Generic page for an entry of pages.json that has no screen of its own: its heading, its form and the submission. A page
 * without a form says how to reach the lender's support.
 */
export default function FormPage({ page }: { readonly page: PageId }) {
  const value = useJourney()
  const t = useCopy()
  const source = value.journey.source.pages.pages[page]
  const title = source?.title as CopyKey // the linter checks titles and forms of pages.json
  const form = source?.form as keyof FormValues | undefined
  const submission = source?.submissions?.[0] as SubmissionName // and that the submission exists
  const lead = form ? `${source?.title.replace(/\.title$/, '')}.lead` : 'errors.byPhone.lead'
  return (
    <div className="stack-large">
      <PageHeading title={t(title)} lead={isCopyKey(value, lead) ? t(lead) : undefined} />
      {form ? (
        <SubmittedForm form={form} submission={submission} />
      ) : (
        <p>
          {t('errors.screen.contact')} <SupportPhone /> <SupportEmail />
        </p>
      )}
    </div>
  )
}

interface SubmittedFormProps {
  readonly form: keyof FormValues
  readonly submission: SubmissionName
}

function SubmittedForm({ form, submission }: SubmittedFormProps) {
  const { profile, heloc } = useOpenApplication()
  const submit = usePageSubmit(submission)
  return <JourneyForm form={form} values={knownAnswers({ profile, heloc })} onSubmit={submit} />
}
