import type { FastifyBaseLogger } from 'fastify'
import * as openId from 'openid-client'
import { Problem } from '../../errors/problem.ts'
import type { StaffLogin } from '../../settings/staff-login-settings.ts'
import { isLoopback } from '../../vendors/connections/private-addresses.ts'

/** What a browser keeps from the way to a provider until it comes back: each is checked there. */
export interface OpenIdFlow {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A provider as a sign-in uses it. */
export interface OpenIdProvider {
  readonly login: StaffLogin
  /** Address to which a browser is sent. Throws a Problem (503) while the provider does not answer. */
  readonly begin: () => Promise<{ readonly location: string; readonly flow: OpenIdFlow }>
  /**
   * Claims of the ID token that the provider gives for the parameters with which it sent the browser back (`?code=...`).
   * Throws a Problem: 401 where it refused or its answer does not prove anything, 503 while it does not answer.
   */
  readonly finish: (query: string, flow: OpenIdFlow) => Promise<Claims>
}

export type Claims = Readonly<Record<string, unknown>>

const timeoutSeconds = 10

/** Authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). The provider's document is read on first use. */
export function createOpenIdProvider(login: StaffLogin, log: FastifyBaseLogger): OpenIdProvider {
  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    ask().catch((error: unknown) => refuse(login, log, error))
  const configuration = once(() => discover(login))
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
      })
      return { location: location.href, flow }
    },
    finish: async (query, { state, nonce, codeVerifier }) => {
      const config = await asked(configuration)
      const address = new URL(login.redirectUri)
      address.search = query
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
      const tokens = await asked(() => openId.authorizationCodeGrant(config, address, checks))
      const claims = tokens.claims()
      if (claims === undefined) throw new Problem(401, 'STAFF_LOGIN_REFUSED')
      return claims
    },
  }
}

function discover({ issuer, clientId, clientSecret }: StaffLogin): Promise<openId.Configuration> {
  const address = new URL(issuer)
  const insecure = isLoopback(address.hostname) ? [openId.allowInsecureRequests] : []
  return openId.discovery(address, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: insecure,
  })
}

/** Does something once; again where it failed. */
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

/** Logs what went wrong, and throws a Problem that tells a provider's refusal (401) from its silence (503). */
function refuse({ name }: StaffLogin, log: FastifyBaseLogger, error: unknown): never {
  const reason = error instanceof Error ? [error.message, error.cause].join(': ') : String(error)
  log.warn({ provider: name, reason }, 'a staff login failed')
  throw isSilent(error) ? new Problem(503, 'STAFF_LOGIN_AWAY') : new Problem(401, 'STAFF_LOGIN_REFUSED')
}

/** Whether a provider did not answer, or with something that is no answer, rather than refuse or prove nothing. */
function isSilent(error: unknown): boolean {
  if (error instanceof openId.ResponseBodyError) return error.status >= 500
  if (error instanceof openId.AuthorizationResponseError) return false
  return !(error instanceof openId.ClientError && provesNothing.includes(error.code ?? ''))
}

/** Codes of openid-client for an answer that was read and does not belong to this sign-in. */
const provesNothing = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]
