import { randomUUID } from 'node:crypto'
import type { Profile } from '#generated/domain'
import { confirmedAddresses, formerAddresses } from '../auth/confirmed-addresses.ts'
import { daysBefore } from '../clock/days.ts'
import type { Transaction } from '../database/database.ts'
import { securityNotices } from '../database/schema.ts'
import { inOwnLanguage } from '../letters/in-own-language.ts'
import type { ButtonLetter, LetterWords } from '../letters/letter-words.ts'
import { type AddressedLetter, postLetter } from '../letters/post-letters.ts'
import { createSecret, hashSecret } from '../secrets/random-secret.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { proofLimits } from './proof-limits.ts'

export const denialPath = '/not-me'

export type MailingAddress = NonNullable<Profile['addresses']>[number]

/** Act of a person, with the letter that says what was done. With a `url` its button leads there, and the way to say that it was not them stands below. */
export type Act = LetterWords<ButtonLetter> & {
  readonly identity: string
  readonly application?: string
  /** Says by which clock the letter tells its dates, if not by the reader's, in the words of a lender. */
  readonly clock?: (tenant: Tenant) => string | undefined
  /** E-mail addresses before the act, if it changed them: they are told too. */
  readonly formerEmails?: readonly string[]
  /** Address since the act, which is not told: whoever acted reads it. */
  readonly newEmail?: string | undefined
  /** Telephone number before the act, if it changed it. */
  readonly formerPhone?: string | undefined
  /** Mailing address before the act, if it changed it. */
  readonly formerMailing?: MailingAddress | undefined
}

/**
 * Tells a person at once, at every address that is or lately was theirs, what was done in their name, with a way to say that it
 * was not them. Runs in the transaction of the act.
 */
export async function tellOfAct(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'tenants'>,
  tenant: Tenant,
  {
    identity,
    application,
    clock,
    template,
    formerEmails = [],
    newEmail,
    formerPhone,
    formerMailing,
    values = {},
  }: Act,
): Promise<void> {
  const at = services.clock.now()
  const token = createSecret()
  const since = daysBefore(at, proofLimits(services).noticeDays)
  const recipients = new Set([
    ...formerEmails,
    ...(await formerAddresses(tx, identity, since)),
    ...(await confirmedAddresses(tx, identity)),
  ])
  if (newEmail !== undefined) recipients.delete(newEmail)
  const [formerEmail] = formerEmails
  await tx.insert(securityNotices).values({
    uuid: randomUUID(),
    identity,
    act: template,
    toldAt: at,
    formerPhone,
    formerMailing,
    tokenHash: hashSecret(token),
    ...(application !== undefined && { application }),
    ...(formerEmail !== undefined && { formerEmail }),
  })
  // A stranger who acted in their name may have chosen another language.
  const own = await inOwnLanguage(tx, tenant, identity)
  // The reader of the letter can say without signing in that it was not them.
  const denialUrl = letterLink(own, `${denialPath}/${token}`)
  const links = values.url === undefined ? { url: denialUrl } : { denialUrl }
  for (const recipient of recipients)
    await postLetter(tx, own, {
      channel: 'MAIL',
      template,
      recipient,
      reader: identity,
      at,
      clock: clock?.(own),
      ...(application !== undefined && { application }),
      values: { ...values, ...links },
    } as AddressedLetter)
}
