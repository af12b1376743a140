import type { UserType } from '#generated/domain'
import { eq } from '../database/drizzle.ts'
import { identities } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

export type Identity = Omit<typeof identities.$inferSelect, 'userType'> & { readonly userType: UserType }

const userTypes: readonly UserType[] = ['BORROWER', 'CO_DEEDER', 'AGENT', 'BROKER']

export async function findIdentity({ database }: Services, uuid: string): Promise<Identity> {
  const [row] = await database.db.select().from(identities).where(eq(identities.uuid, uuid))
  if (row === undefined) throw new Problem(401, 'UNAUTHENTICATED')
  const userType = userTypes.find((type) => type === row.userType)
  if (userType === undefined) throw new Error(`An identity has the unknown type ${row.userType}.`)
  return { ...row, userType }
}
