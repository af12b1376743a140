import type { ReactNode } from 'react'
import { usePageSubmit } from '../follow/use-page-submit.ts'
import { JourneyForm } from '../forms/journey-form.tsx'
import type { FormValues, PageId, SubmissionName } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { isCopyKey, useCopy } from '../wording/use-copy.ts'

export interface FormPageProps {
  readonly page: PageId
  /** Shown between the heading and the form. */
  readonly children?: ReactNode
  /** Answers that are known already. */
  readonly values?: object
}

/** Page from its entry in pages.json alone: its title, its lead if it has one, its form and its first submission. */
export function FormPage({ page, values, children }: FormPageProps) {
  const value = useJourney()
  const t = useCopy()
  const source = value.journey.source.pages.pages[page]
  const title = source?.title ?? ''
  const form = source?.form as keyof FormValues | undefined
  const lead = `${title.replace(/\.title$/, '')}.lead`
  return (
    <div className="stack-large">
      <PageHeading title={t(title)} lead={isCopyKey(value, lead) ? t(lead) : undefined} />
      {children}
      {form && (
        <SubmittedForm form={form} submission={source?.submissions?.[0] as SubmissionName} values={values} />
      )}
    </div>
  )
}

interface SubmittedFormProps {
  readonly form: keyof FormValues
  readonly submission: SubmissionName
  readonly values: object | undefined
}

function SubmittedForm({ form, submission, values }: SubmittedFormProps) {
  return <JourneyForm form={form} {...(values && { values })} onSubmit={usePageSubmit(submission)} />
}
