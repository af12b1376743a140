import type { FastifyInstance } from 'fastify'
import { Borrower } from './borrower.ts'

let count = 0

/** Somebody whom a loan officer invited and who has set up their account with the code from the mail. */
export async function invitedBorrower(app: FastifyInstance, orgCode: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  count += 1
  const email = `invited.${count}@example.com`
  const referrer = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
  await borrower.post('/sandbox/invitations', {
    orgCode,
    email,
    firstName: 'Ana',
    lastName: 'Reyes',
    referrer,
  })
  const code = await borrower.codeTo(email)
  const password = 'a long enough password'
  const response = await borrower.post('/identity/api/v1/registration/setup', {
    orgCode,
    email,
    code,
    password,
    termsAccepted: true,
  })
  if (response.statusCode !== 200) throw new Error(`Account set-up: ${response.body}`)
  borrower.application = response.json().applicationUuid
  return borrower
}
