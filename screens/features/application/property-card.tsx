import { useId } from 'react'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Money } from '../../kit/wording/money.tsx'
import { isCopyKey, useCopy } from '../../kit/wording/use-copy.ts'

/** Card with the home: address, value and condition. */
export function PropertyCard() {
  const t = useCopy()
  const id = useId()
  const value = useJourney()
  const { property, adjustedHomeAmount } = useOpenApplication().heloc
  const { street1, street2, city, state, zip } = property?.address ?? {}
  if (!street1) return null
  const worth = adjustedHomeAmount ?? property?.value
  const condition = `shell.property.condition.${property?.condition ?? ''}`
  return (
    <section className="side-card" aria-labelledby={id}>
      <p className="side-title" id={id}>
        {t('shell.property.title')}
      </p>
      <p>
        {[street1, street2].filter(Boolean).join(', ')}
        <br />
        {city}, {state} {zip}
      </p>
      <dl className="side-figures">
        {!!worth && (
          <>
            <dt>{t('shell.property.value')}</dt>
            <dd>
              <Money dollars={worth} />
            </dd>
          </>
        )}
        {isCopyKey(value, condition) && (
          <>
            <dt>{t('shell.property.condition')}</dt>
            <dd>{t(condition)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
