import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { isRecord } from '#engine'
import { readBearer, requireSession } from '../auth/authenticate.ts'
import { requireOperator } from '../auth/require-operator.ts'
import { createProofCheck } from '../proofs/require-proof.ts'
import type { Services } from '../services.ts'
import { audienceOf, type Policy } from './policy.ts'

/** Route with its policy, as docs/policies.md lists it. */
export interface RoutePolicy {
  readonly method: string
  readonly url: string
  readonly policy: Policy
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes of the API with their policies. */
    policies: RoutePolicy[]
  }
}

/**
 * Collects the policy of every route added from now on, lets only those call whom it names, and asks for the proof that it names. Throws, and so prevents the start, if a
 * route has no policy or contradicts it. Pages and their files, which the OpenAPI document leaves out, are public unless they declare a policy.
 */
export function requirePolicies(app: FastifyInstance, services: Services): void {
  const prove = createProofCheck(services)
  app.decorate('policies', [])
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide === true && route.config?.policy === undefined) return
    const policy = policyOf(route)
    for (const method of [route.method].flat())
      if (method !== 'HEAD') app.policies.push({ method, url: route.url, policy })
    const guard = guardOf(services, policy)
    if (guard !== undefined) route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
    const { proof } = policy
    if (proof === undefined || proof === 'submission') return
    // A code of the second factor in the body is proof enough.
    if (proof !== 'password' || !requires(route.schema?.body, 'code'))
      route.preHandler = [
        ...[route.preHandler ?? []].flat(),
        async (request: FastifyRequest) => prove(request, proof),
      ]
  })
}

function policyOf({ method, url, config, schema }: RouteOptions): Policy {
  const name = `${[method].flat().join(', ')} ${url}`
  const { policy } = config ?? {}
  if (policy === undefined) throw new Error(`${name} declares no policy: say in its config who may call it.`)
  if ((policy.who === 'staff' || policy.who === 'operator') && policy.audit === undefined)
    throw new Error(`${name} says not what it leaves in the audit log: name the act, or none.`)
  if (policy.proof !== undefined && audienceOf(policy) !== 'customer')
    throw new Error(`${name} asks for a proof, and has nobody signed in to give one.`)
  if (takesPassword(schema?.body) !== (policy.proof === 'password'))
    throw new Error(`${name} takes the present password and its policy does not say so, or the reverse.`)
  return policy
}

/** Whether a body must have the present password. */
const takesPassword = (body: unknown): boolean => requires(body, 'currentPassword')

const requires = (body: unknown, property: string): boolean =>
  isRecord(body) && Array.isArray(body.required) && body.required.includes(property)

/** Returns the hook that answers 401 to everybody whom a policy does not name. Undefined if it names anyone. */
function guardOf(services: Services, policy: Policy) {
  const { who, signIns = 'done', session } = policy
  if (who === 'operator') return requireOperator(services)
  const audience = audienceOf(policy)
  if (audience === undefined) return undefined
  const isChecked = audience === 'customer' && session === undefined
  return async (request: FastifyRequest): Promise<void> => {
    readBearer(services, request, audience, signIns)
    if (isChecked) await requireSession(services, request)
  }
}
