import { type PagesSource, pathOf } from '#engine'

/**
 * Returns the path of the login with the address to return to. That address is kept only if it starts with a slash and a
 * lowercase letter. Additional signers have their own login, without a return address.
 */
export function loginPath(pages: PagesSource, target: string): string {
  if (isInSignerArea(pages, target)) return pathOf(pages, 'heloc-signer/login')
  return isOwnPath(target) ? `/auth/login?redirectUrl=${encodeURIComponent(target)}` : '/auth/login'
}

export function isInSignerArea({ areaPaths }: PagesSource, target: string): boolean {
  return areaPaths.signer !== undefined && `${target.split('?')[0]}/`.startsWith(`${areaPaths.signer}/`)
}

/** Whether a target is a path of this product: no other host (`//evil`) and no scheme. */
export function isOwnPath(target: string | null | undefined): target is string {
  return typeof target === 'string' && /^\/[a-z]/.test(target)
}
