import type { MessageValues } from '#engine'
import type { Application } from '../../../applications/application.ts'
import { fullName } from '../../../auth/full-name.ts'
import { formatPropertyDate, propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { sentence } from '../../../tenants/sentence.ts'
import type { Tenant } from '../../../tenants/tenant.ts'
import type { DeclineReason } from '../../../underwriting/decide.ts'
import restsOn from '../../../underwriting/decline-reasons.json' with { type: 'json' }
import type { CreditAgency } from '../../../vendors/ports/credit-bureau.ts'
import type { JobInput } from '../../job.ts'

type Credit = Application['loanFile']['credit']

/** Most reasons in a notice; more do not help the applicant (12 CFR 1002, comment 9(b)(2)-1). */
const mostReasons = 4

/** Returns the values of the adverse action notice: those of the report and the score only if a reason may rest on them. */
export function adverseActionValues(
  { tenant, vendors, application }: JobInput,
  reasons: readonly DeclineReason[],
  credit: Credit,
): MessageValues {
  const { property } = application.heloc
  const say = (key: string) => sentence<string>(tenant, `server.reasons.${key}`)
  const named = reasons.flatMap((reason): readonly string[] =>
    reason === 'creditScore' && credit?.scoreFactors.length ? credit.scoreFactors : [reason],
  )
  const sources = new Set(reasons.map((reason) => restsOn[reason]))
  return {
    borrowerName: fullName(application.profile),
    timeZone: propertyTimeZone(property),
    reasons: [...new Set(named)].slice(0, mostReasons).map(say).join('\n'),
    federalAgency: sentence(tenant, 'server.adverseAction.federalAgency'),
    ...(credit !== undefined &&
      sources.has('score') && {
        creditScore: String(credit.score),
        scoreDate: formatPropertyDate(property, new Date(credit.pulledAt)),
        ...(credit.scoreFactors.length > 0 && { scoreFactors: credit.scoreFactors.map(say).join('\n') }),
      }),
    ...(credit !== undefined &&
      (sources.has('score') || sources.has('report')) &&
      agencyValues(tenant, vendors.credit.agency)),
  }
}

const agencyValues = (
  tenant: Tenant,
  { name, address, phone, scoreMin: least, scoreMax: most }: CreditAgency,
): MessageValues => ({
  agencyName: name,
  agencyAddress: address,
  agencyPhone: phone,
  scoreRange: sentence(tenant, 'server.adverseAction.scoreRange', { least, most }),
})
