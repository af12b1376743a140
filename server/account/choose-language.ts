import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../auth/find-identity.ts'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { chosenLocale, rememberLanguage } from '../tenants/languages.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Stores the language that an account's owner chose. Throws a Problem (422) if their lender does not offer it. */
export async function chooseLanguage(
  services: Services,
  { uuid, tenant }: Pick<Identity, 'uuid' | 'tenant'>,
  locale: string,
): Promise<void> {
  if (!services.tenants.resolve(tenant).translations.has(locale))
    throw new Problem(422, 'LANGUAGE_NOT_OFFERED').at('locale')
  await services.database.db.update(identities).set({ locale }).where(eq(identities.uuid, uuid))
}

/**
 * Brings the account and the browser of somebody who signs in to one language: the one that they chose on this browser,
 * otherwise that of their account. Returns the locale that the browser was given, if its pages are in another one.
 */
export async function followLanguage(
  services: Services,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { locale: shown, translations }: Tenant,
  account: Pick<Identity, 'uuid' | 'tenant' | 'locale'>,
): Promise<string | undefined> {
  const chosen = chosenLocale(request)
  if (chosen !== undefined && translations.has(chosen)) {
    if (chosen !== account.locale) await chooseLanguage(services, account, chosen)
    return undefined
  }
  if (account.locale === null || account.locale === shown) return undefined
  rememberLanguage(reply, account.locale)
  return account.locale
}
