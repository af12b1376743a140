import type { FormValues } from '#generated/forms'
import type { CopyKey, PageId, SubmissionName } from '#generated/ids'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { usePageSubmit } from '../../follow/use-page-submit.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { isCopyKey, useCopy } from '../../wording/use-copy.ts'
import { knownAnswers } from './known-answers.ts'

/** Generic page for an entry of pages.json that names a form and has no file: heading, form and submission. */
export default function FormPage({ page }: { readonly page: PageId }) {
  const value = useJourney()
  const t = useCopy()
  const source = value.journey.source.pages.pages[page]
  const title = source?.title as CopyKey // the linter checks titles and forms of pages.json
  const submission = source?.submissions?.[0] as SubmissionName // and that the submission exists
  const lead = `${source?.title.replace(/\.title$/, '')}.lead`
  return (
    <div className="stack-large">
      <PageHeading title={t(title)} lead={isCopyKey(value, lead) ? t(lead) : undefined} />
      <SubmittedForm form={source?.form as keyof FormValues} submission={submission} />
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
