import type { Context } from '#generated/context'
import type { CompleteTenant } from '#generated/tenant'

/** What predicates may know of a lender. */
export const tenantContext = ({
  setup,
  referrerRequired,
  providerBrand,
  features,
}: CompleteTenant): NonNullable<Context['tenant']> => ({ setup, referrerRequired, providerBrand, features })
