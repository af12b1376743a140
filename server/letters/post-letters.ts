import type { Application } from '../applications/application.ts'
import type { Letter } from '../applications/patch.ts'
import type { Database, Transaction } from '../database/database.ts'
import { inArray } from '../database/drizzle.ts'
import { identities, outbox } from '../database/schema.ts'
import { ownersOf } from '../rescission/owners.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { sentence } from './sentence.ts'

/** Letters about an application, written into the outbox with the change that causes them. */
export async function postLetters(
  tx: Transaction,
  tenant: Tenant,
  application: Application,
  letters: readonly Letter[],
  at: Date,
): Promise<void> {
  const url = `${tenant.settings.org.baseUrl}/account/heloc/${application.uuid}`
  for (const letter of letters)
    for (const recipient of await recipientsOf(tx, application, letter))
      await postLetter(tx, tenant, { ...letter, recipient, at, values: { url, ...letter.values } })
}

async function recipientsOf(
  tx: Transaction,
  application: Application,
  { to }: Letter,
): Promise<readonly string[]> {
  const { email } = application.profile
  const borrower = email === undefined ? [] : [email]
  if (to === undefined) return borrower
  const others = ownersOf(application)
    .slice(1)
    .flatMap(({ identity }) => (identity === undefined ? [] : [identity]))
  if (others.length === 0) return borrower
  const rows = await tx
    .select({ email: identities.email })
    .from(identities)
    .where(inArray(identities.uuid, others))
  return [...borrower, ...rows.map((row) => row.email)]
}

export interface AddressedLetter extends Letter {
  readonly recipient: string
  readonly at: Date
}

/** The outbox is the port: the embedded default keeps what a real one would send on. */
export async function postLetter(
  db: Database | Transaction,
  tenant: Tenant,
  letter: AddressedLetter,
): Promise<void> {
  const { channel, template, recipient, at, values = {} } = letter
  await db.insert(outbox).values({
    tenant: tenant.code,
    channel,
    recipient,
    template,
    subject: sentence(tenant, `server.letters.${template}.subject`, values),
    body: sentence(tenant, `server.letters.${template}.body`, values),
    createdAt: at,
  })
}
