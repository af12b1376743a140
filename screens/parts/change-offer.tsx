import type { ReactNode } from 'react'
import { formatAmount } from '../forms/widgets/parse-amount.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from '../journey/routing-context.ts'
import { usePageSubmit } from '../journey/use-page-submit.ts'
import { saveDraft } from '../storage/drafts.ts'
import { offerChoiceId } from '../storage/offer-choice-id.ts'
import { ChangeButton } from './change-button.tsx'

/** Leads back to the offers, where what was chosen stands as it was. */
export function ChangeOffer({ children }: { readonly children: ReactNode }) {
  const { locale } = useJourney()
  const { uuid, heloc } = useOpenApplication()
  const submit = usePageSubmit('offer-change')
  const { offers = [], amount, term, rate, originationFeeBps } = heloc
  const reopen = async (values: unknown) => {
    const chosen = offers.find(
      (offer) => offer.term === term && offer.rate === rate && offer.originationFeeBps === originationFeeBps,
    )
    // The application forgets it; the page finds it where it keeps what is not sent yet.
    saveDraft(offerChoiceId(uuid), {
      ...(chosen && { offer: chosen.uuid }),
      text: formatAmount(amount, locale),
    })
    await submit(values)
  }
  return <ChangeButton submit={reopen}>{children}</ChangeButton>
}
