import { Secret, TOTP } from 'otpauth'

/** Seconds for which an authenticator app shows a code. */
const period = 30

/** Steps by which the clock of an app may be ahead or behind. */
const drift = 1

/** Creates the secret of an authenticator app: 160 random bits in base32, as RFC 4226 recommends. */
export const createFactorSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the time step of which a code is. Undefined if it is of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ secret, period }).validate({ token: code, timestamp, window: drift })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}

/** Builds the address that an authenticator app reads from a QR code. */
export const factorUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret, period, issuer, label }).toString()
