import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { freePort } from '../processes/free-port.ts'

export const client = { id: 'heloc', secret: 'a secret of the client that nobody has to know' }

/** Claims of the person who signs in next; `sub` is their id at the provider, `acr` and `amr` say how it signs them in. */
export type ProviderPerson = Readonly<Record<string, unknown>> & {
  readonly sub: string
  readonly acr?: string
  readonly amr?: string[]
}

export interface OpenIdServer {
  readonly issuer: string
  /** Person who signs in next, without any question. */
  readonly person: { current: ProviderPerson }
  /** Replaces the signatures of ID tokens by one of nobody if set. */
  readonly forgery: { current: boolean }
  readonly close: () => Promise<void>
}

/** Starts an OpenID Connect provider that signs in the current person and puts all their claims into the ID token. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const issuer = `http://127.0.0.1:${await freePort()}`
  const person: OpenIdServer['person'] = { current: { sub: 'nobody' } }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        require_auth_time: true,
      },
    ],
    acrValues: ['urn:summit:password', 'urn:summit:two'],
    claims: {
      acr: null,
      amr: null,
      auth_time: null,
      openid: ['sub', 'groups', 'lenders', 'desks', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person.current, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    cookies: { keys: ['a key of the test'] },
    jwks: undefined,
  })
  const forgery = { current: false }
  const callback = provider.callback()
  const server = createServer(async (request, response) => {
    if (forgery.current && request.url === '/token') forgeIn(response)
    if (request.url?.startsWith('/interaction/') !== true) return callback(request, response)
    const { sub: accountId, acr, amr } = person.current
    await provider.interactionFinished(request, response, {
      login: { accountId, ...(acr !== undefined && { acr }), ...(amr !== undefined && { amr }) },
    })
  })
  server.listen(Number(new URL(issuer).port), '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    person,
    forgery,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Replaces the signature of the ID token in a response, without changing the length of the response. */
function forgeIn(response: ServerResponse): void {
  const end = response.end.bind(response)
  const forged = (body: string): string =>
    body.replace(
      /("id_token":"[^."]+\.[^."]+\.)([^"]+)/,
      (_, before: string, signature: string) => before + 'A'.repeat(signature.length),
    )
  Object.assign(response, { end: (body: unknown) => end(forged(String(body))) })
}
