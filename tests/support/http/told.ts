import type { OutboxLetter, WalletNotification } from '#generated/api'
import type { Borrower } from './borrower.ts'

/** Notifications in the header menu of a person, newest first. */
export const notifications = async (person: Borrower): Promise<readonly WalletNotification[]> =>
  (await person.get('/service-wallet/secure/api/v4/account')).json()[0].notifications

/** Letters to the address of a person, newest first. */
export async function lettersOf(person: Borrower): Promise<readonly OutboxLetter[]> {
  const { email } = await person.profile()
  const letters: readonly OutboxLetter[] = (await person.get('/outbox')).json()
  return letters.filter(({ recipient }) => recipient === email)
}
