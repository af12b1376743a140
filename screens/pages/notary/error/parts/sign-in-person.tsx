import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { usePageSubmit } from '../../../../journey/use-page-submit.ts'

/** The other way to have the deed notarised. */
export function SignInPerson() {
  const t = useCopy()
  const submit = usePageSubmit('notary-in-person')
  return (
    <div className="stack">
      <p>{t('notary.error.inPerson.text')}</p>
      <JourneyForm form="notary/error" onSubmit={submit} />
    </div>
  )
}
