import type { Heloc } from '#generated/domain'
import { bookedVisit } from '#product'
import { fullName } from '../../auth/full-name.ts'
import { formatMoment } from '../../clock/property-time-zone.ts'
import { valuationValues } from '../../documents/made/valuation-values.ts'
import { applyAgainLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { submission } from '../submission.ts'

const asked = answersOf('dashboard/withdraw', 'withdrawConsent')

/** Withdraws the application for the borrower, and tells them; the process limits until when. */
export const withdrawal = submission(asked, ({ tenant, application, now }) => ({
  heloc: { cancellation: { kind: 'WITHDRAWN', at: now.toISOString(), by: fullName(application.profile) } },
  told: {
    url: applyAgainLink(tenant),
    ...valuationValues(tenant, application),
    visit: visitOf(tenant, application.heloc) ?? 'none',
  },
}))

/** Time at which a notary is booked to come, whom the withdrawal frees. Undefined if none is. */
function visitOf({ locale }: Tenant, heloc: Heloc): string | undefined {
  const visit = bookedVisit(heloc)
  return visit && formatMoment(visit.startsAt, visit.timeZone, locale)
}
