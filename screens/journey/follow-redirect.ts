import type { PagesSource } from '#engine'
import { isInSignerArea } from './login-path.ts'

/** Where the answer of a login or logout leads; on a signer's page its query is left off (specification, section 7). */
export function redirectTarget(pages: PagesSource, here: string, redirect: string): string {
  return isInSignerArea(pages, here) ? (redirect.split('?')[0] ?? '') : redirect
}

/** Follows a redirect of our own server: within the product without a load, to a sibling host with one. */
export function followRedirect(target: string, navigate: (path: string) => void): void {
  if (target.startsWith('/')) navigate(target)
  else window.location.assign(target)
}
