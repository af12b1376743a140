import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

/** Form to choose a notary in person. */
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
