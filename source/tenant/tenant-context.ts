import type { Context } from '#generated/context'
import type { CompleteTenant } from '#generated/tenant'

type LenderContext = Pick<CompleteTenant, 'setup' | 'referrerRequired' | 'providerBrand' | 'features'>

/**
 * Facts of a lender for predicates and pages; the organisation's switches take precedence over the lender's own
 * features.
 */
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
  // A product of its own may have no organisation among its settings.
  features: {
    ...features,
    ...(org as Partial<typeof org> | undefined)?.orgMetaData?.companyInfo.publicFeatureToggles,
  },
})
