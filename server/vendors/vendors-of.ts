import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import type { Vendors } from './vendors.ts'

type Known = Pick<Services, 'vendors' | 'tenants'>

/** Returns the vendors of an application's lender. */
export const vendorsOf = ({ vendors, tenants }: Known, { tenant }: { readonly tenant: string }): Vendors =>
  vendors.of(tenants.resolve(tenant))

/** Returns the vendors of the lender that a request names, otherwise of the default one. */
export const vendorsFor = ({ vendors, tenants }: Known, request: FastifyRequest): Vendors =>
  vendors.of(tenants.findFor(request) ?? tenants.fallback)
