import type { Context } from '#generated/context'
import type { CompleteTenant } from '#generated/tenant'

type LenderContext = Pick<CompleteTenant, 'setup' | 'referrerRequired' | 'providerBrand' | 'features'>

/** What predicates and pages may know of a lender; what the organisation switches stands over the lender's own features. */
export const tenantContext = ({
  setup,
  referrerRequired,
  providerBrand,
  features,
  org,
}: CompleteTenant): LenderContext & NonNullable<Context['tenant']> => ({
  setup,
  referrerRequired,
  providerBrand,
  features: { ...features, ...org.orgMetaData.companyInfo.publicFeatureToggles },
})
