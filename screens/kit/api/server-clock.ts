/** How far the server's clock is ahead of the device's, which may be days wrong. */
let aheadMs = 0

/** Notes the server's time as a response says it, if that cannot come from a cache. */
export function noteServerTime(headers: Headers): void {
  aheadMs = Date.parse(headers.get('date') ?? '') - Date.now() || 0
}

/** Returns the server's time, by which whatever it tells is measured: milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs
