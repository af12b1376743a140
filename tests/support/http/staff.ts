import type { FastifyInstance } from 'fastify'
import type { WorkRole } from '../../../server/auth/staff/staff-member.ts'
import { Browser } from './browser.ts'

let count = 0

export const staffPassword = 'desk lamp and stapler'

export interface StaffJob {
  readonly roles: readonly WorkRole[]
  readonly tenants: readonly string[]
}

/** Sends requests as the operator. */
export const asOperator = (app: FastifyInstance, operatorKey: string) => ({
  get: (url: string) => app.inject({ url, headers: { authorization: `Operator ${operatorKey}` } }),
  post: (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: `Operator ${operatorKey}` } }),
})

/** Creates a member of staff: the operator adds them, and they set a password with the mailed code, which signs them in. */
export async function staffMember(
  app: FastifyInstance,
  operatorKey: string,
  job: StaffJob,
): Promise<Browser> {
  count += 1
  const email = `staff.${count}@example.com`
  const added = await asOperator(app, operatorKey).post('/operator/staff', {
    email,
    name: 'Sam Desk',
    ...job,
  })
  if (added.statusCode !== 200) throw new Error(`Staff: ${added.body}`)
  const member = new Browser(app)
  const code = await member.codeTo(email)
  const password = staffPassword
  const answer = await member.post('/service-staff/api/v1/setup', { email, code, password })
  if (answer.statusCode !== 200) throw new Error(`Staff set-up: ${answer.body}`)
  return member
}
