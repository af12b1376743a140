/** Where to sign in, and back: the way back is kept only when it starts with a slash and a lowercase letter. */
export function loginPath(target: string): string {
  return isOwnPath(target) ? `/auth/login?redirectUrl=${encodeURIComponent(target)}` : '/auth/login'
}

/** A path of ours: never another host (`//evil`), never a scheme. */
export function isOwnPath(target: string | null | undefined): target is string {
  return typeof target === 'string' && /^\/[a-z]/.test(target)
}
