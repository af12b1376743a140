import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { desc, eq } from '../../../server/database/drizzle.ts'
import { outbox } from '../../../server/database/schema.ts'
import type { Borrower } from './borrower.ts'
import { Browser } from './browser.ts'

export interface Place {
  readonly app: FastifyInstance
  readonly database: OpenDatabase
}

/** Letters to an address, the newest first. */
export const lettersAt = ({ database }: Place, recipient: string) =>
  database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))

export const letterAt = async (place: Place, recipient: string, template: string) =>
  (await lettersAt(place, recipient)).find((letter) => letter.template === template)

/** Presses 'This was not me' in the newest letter of a kind. Returns the page that says what was done. */
export async function pressNotMe(place: Place, recipient: string, template: string): Promise<string> {
  const { parts } = (await letterAt(place, recipient, template)) ?? {}
  const { pathname, search } = new URL((parts?.denial ?? parts?.link)?.url ?? '')
  const done = await place.app.inject({ method: 'POST', url: pathname + search })
  if (done.statusCode !== 200) throw new Error(`Denial: ${done.body}`)
  return done.body
}

/** Owner of an account, signed in after setting a new password. */
export async function recovered({ app }: Pick<Place, 'app'>, email: string): Promise<Browser> {
  const owner = new Browser(app)
  const orgCode = 'hearthline'
  const password = 'correct horse battery'
  await owner.post('/identity/api/v1/registration/setup-code', { email, orgCode })
  const setup = { email, orgCode, code: await owner.codeTo(email), password }
  await owner.post('/identity/api/v1/registration/setup', setup)
  await owner.signIn(email)
  return owner
}

/** Signs a person in anew, who sets a new password after a denial ended theirs. */
export async function recover(place: Place, person: Borrower, email: string): Promise<void> {
  person.token = (await recovered(place, email)).token
}
