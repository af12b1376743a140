import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { formFormats } from '#engine'
import type { StaffLoginFlow } from '#generated/api'
import type { StaffRole } from '#generated/domain'
import { noteSecurity } from '../../auth/note-security.ts'
import type { Membership } from '../../auth/staff/staff-member.ts'
import { providerRealm } from '../../auth/staff/staff-realm.ts'
import { releaseConversations, tellReleased } from '../../chat/agents/release-conversations.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import type { StaffLogin } from '../../settings/staff-login-settings.ts'
import { isStorable } from '../../validation/require-storable.ts'
import { openStaffSession } from '../sign-in-staff.ts'
import { addMemberships, removeMemberships } from '../staff-store.ts'
import type { Claims, OpenIdProvider } from './providers.ts'
import { saveProvidedAccount } from './save-provided-account.ts'
import { withdrawRoles } from './withdraw-roles.ts'

/**
 * Opens a session for a person authenticated by a provider. Their account belongs to the provider's own realm, so that a
 * provider cannot reach accounts of another one or accounts with passwords; `sub` identifies the account. Their roles become
 * those of the claims. Throws a Problem (403) if they do not say that the factors were asked for which the lender wants, if a claim names a role or a lender that the provider may not grant, which
 * withdraws the roles that they had, or an address that is somebody else's.
 */
export async function signInByProvider(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: OpenIdProvider,
  returned: { readonly query: string; readonly flow: StaffLoginFlow },
): Promise<void> {
  const { login } = provider
  const realm = providerRealm(login.name)
  const claims = await provider.finish(returned.query, returned.flow)
  const [email, sub] = [emailOf(claims), subjectOf(claims)]
  if (email === undefined || sub === undefined) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
  if (!isStrong(login, claims)) {
    noteSecurity(services, request, 'login-refused', { tenant: realm, email })
    throw new Problem(403, 'STAFF_LOGIN_FACTOR')
  }
  const subject = { realm, issuer: login.issuer, subject: sub }
  const memberships = membershipsOf(login, claims)
  if (memberships.length === 0) {
    await withdrawRoles(services, subject)
    noteSecurity(services, request, 'login-refused', { tenant: realm, email })
    throw new Problem(403, 'STAFF_LOGIN_ROLE')
  }
  const { released, ...saving } = await services.database.db.transaction(async (tx) => {
    const now = services.clock.now()
    const account = { ...subject, email, name: nameOf(claims) ?? email }
    const saved = await saveProvidedAccount(tx, account, now)
    if (saved.uuid === undefined) return { ...saved, released: [] }
    const former = await removeMemberships(tx, saved.uuid)
    await addMemberships(tx, saved.uuid, memberships)
    // An open chat does not ask for roles again, so with any role that was lost all of them end.
    const hasLost = former.some((one) => !memberships.some((kept) => isDeepStrictEqual(kept, one)))
    return { ...saved, released: hasLost ? await releaseConversations(tx, saved.uuid, now) : [] }
  })
  tellReleased(services, released)
  if (saving.holder !== undefined) {
    noteSecurity(services, request, 'address-taken', { identity: saving.holder })
    throw new Problem(403, 'STAFF_LOGIN_ADDRESS')
  }
  await openStaffSession(services, request, reply, { identity: saving.uuid, factor: 'never' })
}

/** Tests whether the claims say that the provider asked for as much as its `factor` wants. */
function isStrong({ factor }: StaffLogin, { acr, amr }: Claims): boolean {
  if (factor === undefined) return true
  return (
    textsOf(acr).some((name) => factor.acr?.includes(name)) ||
    textsOf(amr).some((name) => factor.amr?.includes(name))
  )
}

/** Returns every role at every lender that the claims name. Empty if they name an unknown one. */
function membershipsOf(login: StaffLogin, claims: Claims): readonly Membership[] {
  const roles = textsOf(claims[login.rolesClaim]).map((value): StaffRole | undefined =>
    Object.hasOwn(login.roles, value) ? login.roles[value] : undefined,
  )
  const tenants = login.tenantsClaim === undefined ? login.tenants : textsOf(claims[login.tenantsClaim])
  if (tenants.some((tenant) => !login.tenants.includes(tenant))) return []
  if (roles.includes(undefined)) return []
  return tenants.flatMap((tenant) => roles.flatMap((role) => (role === undefined ? [] : [{ role, tenant }])))
}

/** Returns the subject as it is, because two ids may differ by a space. Undefined if it is blank or cannot be stored. */
const subjectOf = ({ sub }: Claims): string | undefined =>
  typeof sub === 'string' && sub.trim() !== '' && isStorable(sub) ? sub : undefined

/**
 * Returns the e-mail address of the claims. Undefined if it is invalid or not verified. Some providers write true as text, and
 * some leave `email_verified` out.
 */
function emailOf({ email: claimed, email_verified: verified = true }: Claims): string | undefined {
  const email = textOf(claimed)
  const isAddress = email !== undefined && email.length <= 128 && formFormats.email?.(email) === true
  return isAddress && (verified === true || verified === 'true') ? email : undefined
}

/** Returns the name of the claims if it meets the rules for a name that the operator enters, because applicants see it. */
function nameOf({ name: claimed }: Claims): string | undefined {
  const name = textOf(claimed)
  return name !== undefined && name.length <= 120 && formFormats['latin-text']?.(name) ? name : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => textOf(one) ?? [])
