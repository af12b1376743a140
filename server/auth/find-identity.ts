import type { FastifyRequest } from 'fastify'
import type { UserType } from '#generated/domain'
import { columnsOf, eq } from '../database/drizzle.ts'
import { identities, sessions } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { signedIn } from './authenticate.ts'

export type Identity = Omit<typeof identities.$inferSelect, 'userType'> & { readonly userType: UserType }

const userTypes: readonly UserType[] = ['BORROWER', 'CO_DEEDER', 'AGENT', 'BROKER']

/** Returns the account of the bearer. One query checks the session and reads the account. */
export async function findIdentity(services: Services, request: FastifyRequest): Promise<Identity> {
  const { lastUsedAt: _, ...account } = await signedIn(services, request, (isOpen) =>
    services.database.db
      .select({ ...columnsOf(identities), lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .innerJoin(identities, eq(identities.uuid, sessions.identity))
      .where(isOpen),
  )
  return withType(account)
}

/** Loads an account by its uuid. Undefined if there is none. */
export async function loadIdentity(
  { database }: Pick<Services, 'database'>,
  uuid: string,
): Promise<Identity | undefined> {
  const [account] = await database.db.select().from(identities).where(eq(identities.uuid, uuid))
  return account && withType(account)
}

function withType(account: typeof identities.$inferSelect): Identity {
  const userType = userTypes.find((type) => type === account.userType)
  if (userType === undefined) throw new Error(`An identity has the unknown type ${account.userType}.`)
  return { ...account, userType }
}
