import { type ReactNode, useState } from 'react'
import { formatAmount } from '#engine'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import type { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { saveDraft } from '../../kit/storage/drafts.ts'
import { Button } from '../../kit/ui/button.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { offerChoiceId } from '../../storage/offer-choice-id.ts'

interface Changed {
  readonly children: ReactNode
}

/** Text 'Change' beside an answer, followed by the name of the answer for screen readers. */
export function ChangeWords({ children }: Changed) {
  const t = useCopy()
  return (
    <>
      {t('start.change.link')} <VisuallyHidden>{children}</VisuallyHidden>
    </>
  )
}

type Submit = ReturnType<typeof usePageSubmit>

/**
 * Wraps a submission to save the chosen offer as a draft first, so that the page of the offers shows it: the submission
 * removes the choice from the application.
 */
export function useOfferKept(submit: Submit): Submit {
  const { locale } = useJourney()
  const { uuid, heloc } = useOpenApplication()
  const { offers = [], amount, term, rate } = heloc
  return (values) => {
    const chosen = offers.find((offer) => offer.term === term && offer.rate === rate)
    saveDraft(offerChoiceId(uuid), { offer: chosen?.uuid, text: formatAmount(amount, locale) })
    return submit(values)
  }
}

interface ChangeAnswerProps extends Changed {
  readonly submit: Submit
}

/**
 * Button that returns to an answer that can still be changed. If it is too late, the server's message says why and whom to
 * call.
 */
export function ChangeAnswer({ submit, children }: ChangeAnswerProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const change = () => {
    setBusy(true)
    submit({})
      .catch((error: unknown) => toast({ kind: 'danger', text: errorText(error) }))
      .finally(() => setBusy(false))
  }
  return (
    <Button kind="quiet" busy={busy} busyLabel={t('forms.sending')} onClick={change}>
      {children}
    </Button>
  )
}
