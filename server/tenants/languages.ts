import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteCookie } from './site-cookie.ts'
import type { Tenant } from './tenant.ts'

/** Cookie that keeps the language which somebody chose on this browser. */
export const languageCookie = 'language'

/** Parameter of a link that chooses the language of a page. */
const languageParameter = 'lang'

/** Whose words are to be written: somebody's at a lender, in the language that they chose, if they did. */
export interface Reader {
  readonly tenant: string
  readonly locale?: string | null | undefined
}

/** Returns a lender as it speaks in a locale; in its first one, if it does not offer that. */
export const inLocale = (tenant: Tenant, locale: string | null | undefined): Tenant =>
  (locale && locale !== tenant.locale && tenant.translations.get(locale)) || tenant

/** Returns the locale that a request chooses: by its address, otherwise by the cookie of an earlier choice. */
export const chosenLocale = (request: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined =>
  linkedLocale(request) ?? fastifyCookie.parse(request.headers.cookie ?? '')[languageCookie]

/** Query of a link to a page in the language that a lender speaks; empty where it has only one. */
export const inItsLanguage = ({
  locale,
  translations,
}: Pick<Tenant, 'locale' | 'translations'>): Readonly<Record<string, string>> =>
  translations.size > 1 ? { [languageParameter]: locale } : {}

/** Keeps a choice on this browser, for its later requests. */
export const rememberLanguage = (reply: FastifyReply, locale: string): FastifyReply =>
  reply.setCookie(languageCookie, locale, siteCookie)

/** Names the language of a locale in the words of another: `Spanish` for es-US in en-US. */
export const languageName = (locale: string, speaking: string): string =>
  new Intl.DisplayNames(speaking, { type: 'language' }).of(new Intl.Locale(locale).language) ?? locale

/** Returns the locale that an address names. */
export const linkedLocale = ({ url }: Pick<FastifyRequest, 'url'>): string | undefined =>
  new URLSearchParams(url.split('?')[1] ?? '').get(languageParameter) ?? undefined
