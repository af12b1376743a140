import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { isRecord } from '#engine'
import { findAdmitted, findAudience } from '../auth/admitted.ts'
import { isOperatorGuard } from '../auth/require-operator.ts'
import type { Proof } from '../proofs/proof.ts'
import type { Policy } from './policy.ts'

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
 * Collects the policy of every route added from now on, and has `prove` ask for the proof that one names. Throws, and so prevents the start, if a route has no policy or its
 * guard contradicts it. Pages and their files, which the OpenAPI document leaves out, are public unless they declare a policy.
 */
export function requirePolicies(
  app: FastifyInstance,
  prove: (request: FastifyRequest, proof: Proof | 'password') => Promise<void>,
): void {
  app.decorate('policies', [])
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide === true && route.config?.policy === undefined) return
    const policy = policyOf(route)
    for (const method of [route.method].flat())
      if (method !== 'HEAD') app.policies.push({ method, url: route.url, policy })
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

function policyOf({ method, url, config, onRequest, schema }: RouteOptions): Policy {
  const name = `${[method].flat().join(', ')} ${url}`
  const { policy } = config ?? {}
  if (policy === undefined) throw new Error(`${name} declares no policy: say in its config who may call it.`)
  const guard = findGuard(onRequest)
  if (guard !== guards[policy.who])
    throw new Error(`${name} says that ${policy.who} may call it, and its guard admits ${guard}.`)
  if ((guard === 'staff' || guard === 'operator') && policy.audit === undefined)
    throw new Error(`${name} says not what it leaves in the audit log: name the act, or none.`)
  if ((findAdmitted(onRequest)?.signIns ?? 'done') !== (policy.signIns ?? 'done'))
    throw new Error(
      `${name} says of sign-ins whose second factor is due what its guard does not, or the reverse.`,
    )
  if (policy.proof !== undefined && guard !== 'customer')
    throw new Error(`${name} asks for a proof, and has nobody signed in to give one.`)
  if (takesPassword(schema?.body) !== (policy.proof === 'password'))
    throw new Error(`${name} takes the present password and its policy does not say so, or the reverse.`)
  return policy
}

/** Whether a body must have the present password. */
const takesPassword = (body: unknown): boolean => requires(body, 'currentPassword')

const requires = (body: unknown, property: string): boolean =>
  isRecord(body) && Array.isArray(body.required) && body.required.includes(property)

type Guard = 'customer' | 'staff' | 'operator' | 'anyone'

/** Guard that each policy needs. A signer is a customer; the endpoint itself checks that they sign. */
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
