import { createTenantDirectory, type TenantDirectory } from '../../../server/tenants/tenant-directory.ts'
import { shippedTenants } from '../backend/create-test-app.ts'

/** Limits on messages and connections that no test reaches. */
const unlimited = { messagesPerWindow: 100_000, ticketsPerWindow: 100_000 }

/** Shipped lenders with other limits on live chat (`limits.chatServer`), as tests need. */
export function talkativeTenants(changed: Readonly<Record<string, number>> = unlimited): TenantDirectory {
  const tenants = shippedTenants()
    .all()
    .map((tenant) => {
      const { source } = tenant.journey
      const { limits } = source.limits
      const chatServer = { ...limits.chatServer, ...changed }
      const patched = { ...source, limits: { ...source.limits, limits: { ...limits, chatServer } } }
      return { ...tenant, journey: { ...tenant.journey, source: patched } }
    })
  return createTenantDirectory(() => tenants)
}
