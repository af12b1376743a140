import { useStateLicenses } from '../../api/lender-facts.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** States where the product is available. Only the provider's own brand says that more states will follow. */
export function FooterStates() {
  const t = useCopy()
  const { organization } = useJourney()
  const allStates = useLimit('states', 'count')
  const { data } = useStateLicenses(organization.orgCode)
  if (!data) return <p>{t('footer.states.loading')}</p>
  const { states, isWhole } = data
  const more = organization.tenant.providerBrand && states.length < allStates
  return (
    <p>
      {t('footer.states.list', { states: states.join(', ') })} {more && t('footer.states.more')}
      {!isWhole && t('footer.states.part')}
    </p>
  )
}
