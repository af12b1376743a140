import { formatDate, formatMoney } from '#engine'
import type { Application } from '../../applications/application.ts'
import { propertyTimeZone } from '../../clock/property-time-zone.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns what documents and letters say of the home's value: how much, by whom and when, and what was paid for it.
 * `valuationReceipt` is the payment's reference, set if a fee was paid.
 */
export function valuationValues(
  tenant: Tenant,
  { heloc, loanFile }: Pick<Application, 'heloc' | 'loanFile'>,
) {
  const { property, valuation = {} } = heloc
  const { value, valueSource = 'STATED', condition } = property ?? {}
  const { kind = 'BPO', orderedAt, receivedAt, feePaid = 0 } = valuation
  const day = (at: string) => formatDate(at, propertyTimeZone(property))
  const isPaid = orderedAt !== undefined && feePaid > 0
  return {
    valuation: isPaid ? 'PAID' : 'NONE',
    valuationKind: kind,
    valueSource,
    valuedBy: loanFile.valuedBy ?? '',
    valuationOrder: loanFile.valuationReference ?? '',
    valuationFeePaid: formatMoney(feePaid, tenant.locale),
    ...(isPaid && {
      valuationPaidOn: day(orderedAt),
      valuationReceipt: loanFile.valuationFeeReference ?? '',
    }),
    ...(value !== undefined && { homeValue: formatMoney(value, tenant.locale, 0) }),
    ...(receivedAt !== undefined && { valuedOn: day(receivedAt) }),
    ...(condition !== undefined && {
      homeCondition: sentence<string>(tenant, `forms.propertyCondition.${condition}`),
    }),
  }
}
