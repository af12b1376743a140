import { FormPage, SummaryList, useCopy, useJourney, useOpenApplication } from 'journey-react'

/** The choice of a term, with what the loan is for beside it. */
export function Offer() {
  const t = useCopy()
  const { locale } = useJourney()
  const { loan = {} } = useOpenApplication() as {
    readonly loan?: { vehicle?: { vin?: string; price?: number } }
  }
  const { vin = '', price = 0 } = loan.vehicle ?? {}
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(price)
  return (
    <FormPage page="offer">
      <SummaryList
        rows={[
          { label: t('vehicle.vin'), value: vin },
          { label: t('vehicle.price'), value: dollars },
        ]}
      />
    </FormPage>
  )
}
