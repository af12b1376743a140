import { type PagesSource, pathOf } from '#engine'

/**
 * Where to sign in, and back: the way back is kept only when it starts with a slash and a lowercase letter. Additional
 * signers have a login of their own, which takes nobody back.
 */
export function loginPath(pages: PagesSource, target: string): string {
  if (isInSignerArea(pages, target)) return pathOf(pages, 'heloc-signer/login')
  return isOwnPath(target) ? `/auth/login?redirectUrl=${encodeURIComponent(target)}` : '/auth/login'
}

export function isInSignerArea({ areaPaths }: PagesSource, target: string): boolean {
  return areaPaths.signer !== undefined && `${target.split('?')[0]}/`.startsWith(`${areaPaths.signer}/`)
}

/** A path of ours: never another host (`//evil`), never a scheme. */
export function isOwnPath(target: string | null | undefined): target is string {
  return typeof target === 'string' && /^\/[a-z]/.test(target)
}
