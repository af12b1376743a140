import type { FastifyRequest } from 'fastify'

/** Chain of acts of the operator that concern no lender. */
const operator = '@operator'

export interface Caller {
  readonly who: string
  readonly role: string
  /** Lenders that a call without an application concerns. */
  readonly lenders: readonly string[]
}

/** Returns who sends a request, in which role and for which lenders, as the route's policy admits them. */
export function callerOf({ member, began, routeOptions }: FastifyRequest): Caller {
  const { policy } = routeOptions.config
  if (member !== undefined) {
    const { memberships, uuid } = member
    const acting = memberships.filter(({ role }) => policy?.roles?.includes(role) ?? true)
    return {
      who: uuid,
      role: unique(acting.map(({ role }) => role)).join(' '),
      lenders: unique(acting.map(({ tenant }) => tenant)),
    }
  }
  if (began) return { who: began.identity, role: 'CUSTOMER', lenders: [began.tenant] }
  return { who: 'operator', role: 'OPERATOR', lenders: [operator] }
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]
