import type { FastifyInstance } from 'fastify'
import applicant from '../../../product/drive/applicant.json' with { type: 'json' }
import { Borrower } from './borrower.ts'

let count = 0

/**
 * Creates a borrower who was invited by a loan officer, with only the name known, and has set up their account with the
 * code from the mail.
 */
export async function invitedBorrower(app: FastifyInstance, orgCode: string): Promise<Borrower> {
  const borrower = new Borrower(app)
  const { client } = borrower
  count += 1
  const email = `invited.${count}@example.com`
  const { referrer } = applicant.invitation
  await client.invite({ orgCode, email, firstName: 'Ana', lastName: 'Reyes', referrer })
  const code = await client.codeTo(email)
  await client.setUpAccount({ orgCode, email, code, ...applicant.accountSetup })
  return borrower
}
