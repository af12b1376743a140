import { createTenantDirectory, type TenantDirectory } from '../../../server/tenants/tenant-directory.ts'
import { shippedTenants } from '../backend/create-test-app.ts'

/** Shipped lenders with higher limits on chat messages and connections, as tests need. */
export function talkativeTenants(): TenantDirectory {
  const tenants = shippedTenants()
    .all()
    .map((tenant) => {
      const { source } = tenant.journey
      const { limits } = source.limits
      const chatServer = { ...limits.chatServer, messagesPerWindow: 100_000, ticketsPerWindow: 100_000 }
      const patched = { ...source, limits: { ...source.limits, limits: { ...limits, chatServer } } }
      return { ...tenant, journey: { ...tenant.journey, source: patched } }
    })
  return createTenantDirectory(() => tenants)
}
