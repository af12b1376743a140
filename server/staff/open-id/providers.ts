import type { FastifyBaseLogger } from 'fastify'
import * as openId from 'openid-client'
import type { StaffLoginFlow } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import { isLoopback } from '../../settings/private-addresses.ts'
import type { StaffLogin } from '../../settings/staff-login-settings.ts'

/** OpenID Connect provider, as a sign-in uses it. */
export interface OpenIdProvider {
  readonly login: StaffLogin
  /** Returns the address that the browser is sent to. Throws a Problem (503) while the provider does not respond. */
  readonly begin: () => Promise<{ readonly location: string; readonly flow: StaffLoginFlow }>
  /**
   * Exchanges the parameters with which the provider sent the browser back (`?code=...`) for the claims of its ID token. Throws
   * a Problem: 401 if the provider refused or its response proves nothing, 503 if it does not respond.
   */
  readonly finish: (query: string, flow: StaffLoginFlow) => Promise<Claims>
}

export type Claims = Readonly<Record<string, unknown>>

const timeoutSeconds = 10

/**
 * Creates the client of a provider: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). The
 * provider's configuration is read on first use.
 */
export function createOpenIdProvider(login: StaffLogin, log: FastifyBaseLogger): OpenIdProvider {
  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    ask().catch((error: unknown) => refuse(login, log, error))
  const configuration = once(() => discover(login))
  const maxAge = login.maxAgeMinutes === undefined ? undefined : login.maxAgeMinutes * 60
  return {
    login,
    begin: async () => {
      const config = await asked(configuration)
      const flow = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        codeVerifier: openId.randomPKCECodeVerifier(),
      }
      const location = openId.buildAuthorizationUrl(config, {
        redirect_uri: login.redirectUri,
        scope: login.scope ?? 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
        ...(login.factor?.acr && { acr_values: login.factor.acr.join(' ') }),
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
      })
      return { location: location.href, flow }
    },
    finish: async (query, { state, nonce, codeVerifier }) => {
      const config = await asked(configuration)
      const address = new URL(login.redirectUri)
      address.search = query
      const checks = {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        ...(maxAge !== undefined && { maxAge }),
      }
      const tokens = await asked(() => openId.authorizationCodeGrant(config, address, checks))
      const claims = tokens.claims()
      if (claims === undefined) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
      return claims
    },
  }
}

/** Reads the configuration of a provider, whose ID tokens must be signed with a key that it publishes (`jwks_uri`). */
function discover({ issuer, clientId, clientSecret }: StaffLogin): Promise<openId.Configuration> {
  const address = new URL(issuer)
  const insecure = isLoopback(address.hostname) ? [openId.allowInsecureRequests] : []
  return openId.discovery(address, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: [openId.enableNonRepudiationChecks, ...insecure],
  })
}

/** Runs work once and shares the result; runs it again after a failure. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** Logs the error and throws a Problem: 401 if the provider refused, 503 if it did not respond. */
function refuse({ name }: StaffLogin, log: FastifyBaseLogger, error: unknown): never {
  const reason = error instanceof Error ? [error.message, error.cause].join(': ') : String(error)
  log.warn({ provider: name, reason }, 'a staff login failed')
  throw isSilent(error) ? new Problem(503, 'STAFF_LOGIN_AWAY') : new Problem(401, 'STAFF_LOGIN_REFUSED')
}

/** True if a provider did not respond, or with an invalid response, rather than refuse or prove nothing. */
function isSilent(error: unknown): boolean {
  if (error instanceof openId.ResponseBodyError) return error.status >= 500
  if (error instanceof openId.AuthorizationResponseError) return false
  return !(error instanceof openId.ClientError && provesNothing.includes(error.code ?? ''))
}

/** Codes of openid-client for a response that was read but does not belong to this sign-in. */
const provesNothing = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]
