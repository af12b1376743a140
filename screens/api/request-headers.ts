import type { RequestOptions } from './request.ts'

export function requestHeaders(options: RequestOptions, token: string | undefined): Record<string, string> {
  const { body, accept = 'application/json', withOrigin, org, isPoll, headers } = options
  return {
    Accept: accept,
    // A multipart body brings its own content type, with its boundary.
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(withOrigin && { 'X-With-Origin': window.location.origin }),
    ...(isPoll && { 'X-Poll': 'true' }),
    ...(org !== undefined && { 'x-org': org }),
    ...headers,
  }
}
