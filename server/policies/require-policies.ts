import type { FastifyInstance, RouteOptions } from 'fastify'
import { findAudience } from '../auth/authenticate.ts'
import { isOperatorGuard } from '../auth/require-operator.ts'
import type { Policy } from './policy.ts'

/** A route with its policy, as docs/policies.md lists it. */
export interface RoutePolicy {
  readonly method: string
  readonly url: string
  readonly policy: Policy
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API. */
    policies: RoutePolicy[]
  }
}

/**
 * Notes the policy of every route that is added from now on. Throws, and so keeps the server from starting, for one without
 * a policy, and for one that is guarded otherwise than it says. Pages and their files, which the document of calls leaves
 * out, are everybody's unless they declare a policy.
 */
export function requirePolicies(app: FastifyInstance): void {
  app.decorate('policies', [])
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide === true && route.config?.policy === undefined) return
    const policy = policyOf(route)
    for (const method of [route.method].flat())
      if (method !== 'HEAD') app.policies.push({ method, url: route.url, policy })
  })
}

function policyOf({ method, url, config, onRequest }: RouteOptions): Policy {
  const name = `${[method].flat().join(', ')} ${url}`
  const { policy } = config ?? {}
  if (policy === undefined) throw new Error(`${name} declares no policy: say in its config who may call it.`)
  const guard = findGuard(onRequest)
  if (guard !== guards[policy.who])
    throw new Error(`${name} says that ${policy.who} may call it, and its guard admits ${guard}.`)
  return policy
}

type Guard = 'customer' | 'staff' | 'operator' | 'anyone'

/** The guard that each policy needs. A signer is a customer; that they sign, the call itself finds. */
const guards: Readonly<Record<Policy['who'], Guard>> = {
  anyone: 'anyone',
  sandbox: 'anyone',
  customer: 'customer',
  signer: 'customer',
  staff: 'staff',
  operator: 'operator',
}

const findGuard = (hooks: RouteOptions['onRequest']): Guard =>
  findAudience(hooks) ?? ([hooks ?? []].flat().some(isOperatorGuard) ? 'operator' : 'anyone')
