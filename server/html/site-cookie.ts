import type { CookieSerializeOptions } from '@fastify/cookie'

/** Attributes of a cookie for the whole site that no script reads, and over encrypted connections alone where the request came by one. */
export const siteCookie = {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: 'auto',
} as const satisfies CookieSerializeOptions
