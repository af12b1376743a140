import type { PagesSource } from '#engine'
import { isInSignerArea } from './login-path.ts'

/**
 * Returns the redirect target in the response of a login or logout. On a signer's page its query is removed
 * (specification, section 7).
 */
export function redirectTarget(pages: PagesSource, here: string, redirect: string): string {
  return isInSignerArea(pages, here) ? (redirect.split('?')[0] ?? '') : redirect
}

/** Follows a redirect of our own server: by client-side navigation within the product, by a page load to a sibling host. */
export function followRedirect(target: string, navigate: (path: string) => void): void {
  if (target.startsWith('/')) navigate(target)
  else window.location.assign(target)
}
