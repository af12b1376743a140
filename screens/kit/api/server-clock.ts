/** How far the server's clock is ahead of the device's, which may be days wrong. */
let aheadMs = 0

/** Notes the server's time as a response says it. One that may come from a cache says when it was stored. */
export function noteServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (at && !headers.get('cache-control')?.includes('max-age')) aheadMs = at - Date.now()
}

/** Returns the server's time, by which whatever it tells is measured: milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs
