import { pathOf } from '#engine'
import type { Transaction } from '../database/database.ts'
import { postLetter } from '../letters/post-letters.ts'
import { letterLink } from '../tenants/letter-link.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface Welcomed {
  readonly identity: string
  readonly email: string
  readonly at: Date
}

/** Mails somebody whose account was just opened the way back to it, and what is kept. */
export const welcome = (tx: Transaction, tenant: Tenant, { identity, email, at }: Welcomed): Promise<void> =>
  postLetter(tx, tenant, {
    channel: 'MAIL',
    template: 'welcome',
    recipient: email,
    reader: identity,
    at,
    values: { url: letterLink(tenant, pathOf(tenant.journey.source.pages, 'auth/login')) },
  })
