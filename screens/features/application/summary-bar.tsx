import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Money } from '../../kit/wording/money.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { OfferCard } from './offer-card.tsx'
import { PropertyCard } from './property-card.tsx'
import { useShownOffer } from './use-shown-offer.ts'

/** Bar that replaces the side cards on a narrow screen: one line with the main figures; a touch opens the cards. */
export function SummaryBar() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const offer = useShownOffer()
  const street = heloc.property?.address?.street1
  if (!offer && !street) return null
  return (
    <details className="fold-bar summary-bar">
      <summary>
        <span>
          {offer ? (
            <>
              {offer.title}: <Money dollars={offer.figures.monthlyPayment} cents />{' '}
              {t('shell.offer.perMonth')}
            </>
          ) : (
            `${t('shell.property.title')}: ${street}`
          )}
        </span>
        <Icon name="chevron" size={18} />
      </summary>
      <OfferCard />
      <PropertyCard />
    </details>
  )
}
