import type { FastifyReply, FastifyRequest } from 'fastify'
import { formFormats } from '#engine'
import type { StaffRole } from '#generated/domain'
import { noteSecurity } from '../../auth/note-security.ts'
import { tellReleased } from '../../chat/agents/release-conversations.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { StaffLogin } from '../../settings/staff-login-settings.ts'
import { openStaffSession } from '../sign-in-staff.ts'
import type { Membership } from '../staff-member.ts'
import { providerRealm } from '../staff-realm.ts'
import { addMemberships, removeMemberships } from '../staff-store.ts'
import type { Claims, OpenIdFlow, OpenIdProvider } from './providers.ts'
import { saveProvidedAccount } from './save-provided-account.ts'

/**
 * A session for whom a provider vouches. Their account stands among those of the provider, so that no provider gets at
 * accounts of another or at those with passwords; what it calls them (`sub`) says which is theirs. Their roles become what
 * the claims say now. Refused (403) where a claim names a role or a lender that the provider may not speak of.
 */
export async function signInByProvider(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: OpenIdProvider,
  returned: { readonly query: string; readonly flow: OpenIdFlow },
): Promise<void> {
  const { login } = provider
  const realm = providerRealm(login.name)
  const claims = await provider.finish(returned.query, returned.flow)
  const [email, subject] = [emailOf(claims), textOf(claims.sub)]
  if (email === undefined || subject === undefined) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
  const memberships = membershipsOf(login, claims)
  if (memberships.length === 0) {
    noteSecurity(services, request, 'login-refused', { tenant: realm, email })
    throw new Problem(403, 'STAFF_LOGIN_ROLE')
  }
  const { uuid, released } = await services.database.db.transaction(async (tx) => {
    const account = { realm, issuer: login.issuer, subject, email, name: nameOf(claims) ?? email }
    const saved = await saveProvidedAccount(tx, account, services.clock.now())
    await removeMemberships(tx, saved.uuid)
    await addMemberships(tx, saved.uuid, memberships)
    return saved
  })
  tellReleased(services, released)
  await openStaffSession(services, request, reply, uuid)
}

/** Every role at every lender that the claims name; none at all where they name one that is not known. */
function membershipsOf(login: StaffLogin, claims: Claims): readonly Membership[] {
  const roles = textsOf(claims[login.rolesClaim]).map((value): StaffRole | undefined =>
    Object.hasOwn(login.roles, value) ? login.roles[value] : undefined,
  )
  const tenants = login.tenantsClaim === undefined ? login.tenants : textsOf(claims[login.tenantsClaim])
  if (tenants.some((tenant) => !login.tenants.includes(tenant))) return []
  if (roles.includes(undefined)) return []
  return tenants.flatMap((tenant) => roles.flatMap((role) => (role === undefined ? [] : [{ role, tenant }])))
}

/** Their address; undefined where it is none, or not theirs for sure. Some providers write true as text, and some say nothing of it. */
function emailOf({ email: claimed, email_verified: verified = true }: Claims): string | undefined {
  const email = textOf(claimed)
  const isAddress = email !== undefined && email.length <= 128 && formFormats.email?.(email) === true
  return isAddress && (verified === true || verified === 'true') ? email : undefined
}

/** Their name as applicants may see it, as one that the operator gives must be. */
function nameOf({ name: claimed }: Claims): string | undefined {
  const name = textOf(claimed)
  return name !== undefined && name.length <= 120 && formFormats['latin-text']?.(name) ? name : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textOf(one) ?? [])
