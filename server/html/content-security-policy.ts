/**
 * Returns the Content-Security-Policy: only content with the response's nonce or from this origin runs or loads. `frames` are
 * other origins that may be framed.
 */
export const contentSecurityPolicy = (nonce: string, dev: boolean, frames: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Vite reports changed modules over a socket.
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    ['frame-src', "'self'", 'blob:', ...frames].join(' '),
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite's client writes to the document in ways that Trusted Types forbid; built pages do not.
    ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
