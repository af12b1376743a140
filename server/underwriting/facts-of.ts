import type { Application } from '../applications/application.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { assetIncomeCents } from './asset-income-cents.ts'
import type { UnderwritingFacts } from './decide.ts'

type Credit = NonNullable<Application['loanFile']['credit']>

/**
 * Returns the facts that underwriting reads of an application and of the newest credit report, which a job may have before it
 * is stored.
 */
export function factsOf(
  tenant: Tenant,
  application: Application,
  credit: Credit | undefined = application.loanFile.credit,
): UnderwritingFacts {
  const { heloc, loanFile } = application
  const { liens = [], payoff } = heloc
  const isPaidOff = (uuid: string) => payoff?.lienUuids?.includes(uuid) ?? false
  return {
    homeValueCents: Math.round((heloc.property?.value ?? 0) * 100),
    liensCents: liens
      .filter(({ uuid, paidOff }) => paidOff !== true && !isPaidOff(uuid))
      .map(({ balance }) => Math.round(balance * 100)),
    payoffCents: Math.round((payoff?.amount ?? 0) * 100),
    score: credit?.score ?? 0,
    isBankrupt: credit?.alerts.includes('BANKRUPTCY') ?? false,
    monthlyDebtCents: credit?.monthlyDebtCents ?? 0,
    annualIncomeCents: annualIncomeCents(loanFile) + assetIncomeCents(tenant, heloc),
    isTexasHomestead: tenant.journey.predicates.compile('texasHomestead')({ heloc }),
  }
}

/** Returns the verified income, or the stated one until it is verified. */
const annualIncomeCents = ({ verifiedIncome, statedIncome = 0 }: Application['loanFile']): number =>
  Math.round((verifiedIncome ?? statedIncome) * 100)
