import { isUuid } from '#engine'
import { letterLink } from '../letters/letter-link.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { openToken, sealToken } from '../secrets/url-token.ts'
import type { Tenant } from '../tenants/tenant.ts'

export const denialPath = '/not-me'

/** Prefix of these sealed values alone, so that other sealed values open no notice. */
const purpose = 'not-me'

/** Returns the link with which the reader of a notice says, without signing in, that it was not them. */
export const denialLink = (key: KeyRing, tenant: Tenant, notice: string): string =>
  letterLink(tenant, `${denialPath}/${sealToken(key, `${purpose}:${notice}`)}`)

/** Returns the notice of a token. Undefined if the token was altered, not made here or sealed for another purpose. */
export function findNotice(key: KeyRing, token: string): string | undefined {
  const [made, notice = ''] = openToken(key, token)?.split(':') ?? []
  return made === purpose && isUuid(notice) ? notice : undefined
}
