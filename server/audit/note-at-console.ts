import type { OpenDatabase } from '../database/database.ts'
import { auditLog } from '../database/schema.ts'

/** Exports that a command of whoever runs the server makes, past the server. */
type ConsoleAct = 'exported.audit' | 'exported.chats'

/** Writes an entry of an export at the console of the machine, before anything is read: nobody signs in there. */
export async function noteAtConsole(
  { db }: Pick<OpenDatabase, 'db'>,
  act: ConsoleAct,
  lender: string,
): Promise<void> {
  await db.insert(auditLog).values({ lender, act, who: 'console', role: 'OPERATOR' })
}
