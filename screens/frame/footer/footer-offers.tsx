import { formatPercent } from '#engine'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Current offers by the lender's own pricing. The disclosures below state the possible range. */
export function FooterOffers() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const rates = organization.orgPricingData.map(({ aprBps }) => aprBps)
  const terms = [...new Set(organization.orgPricingData.map(({ term }) => term))].sort((a, b) => a - b)
  const [from, to] = [Math.min(...rates), Math.max(...rates)]
  if (rates.length === 0) return null
  return (
    <p>
      {t('footer.offers', {
        rates: new Set(rates).size,
        from: formatPercent(from / 100, locale),
        to: formatPercent(to / 100, locale),
        terms: new Intl.ListFormat(locale, { type: 'disjunction' }).format(terms.map(String)),
      })}
    </p>
  )
}
