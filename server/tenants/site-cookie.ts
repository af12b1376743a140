import type { CookieSerializeOptions } from '@fastify/cookie'

/**
 * Attributes of a cookie for the whole site that no script can read. It is sent only over encrypted connections if the request
 * came by one.
 */
export const siteCookie = {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  secure: 'auto',
} as const satisfies CookieSerializeOptions
