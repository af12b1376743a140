import type { FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { tenantCookie } from '../tenants/named-tenant.ts'
import { siteCookie } from '../tenants/site-cookie.ts'
import type { Tenant } from '../tenants/tenant.ts'

/**
 * Stores the lender in a cookie, because `?org=` is gone after the first navigation, and an application's address after
 * another; a later reload needs it.
 */
export function rememberTenant(
  reply: FastifyReply,
  { tenants }: Pick<Services, 'tenants'>,
  tenant: Tenant,
): void {
  if (tenant.code === tenants.fallback.code) reply.setCookie(tenantCookie, '', { ...siteCookie, maxAge: 0 })
  else reply.setCookie(tenantCookie, tenant.code, siteCookie)
}
