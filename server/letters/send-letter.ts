import { and, eq, isNull } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { usualBackOff, waitMs } from '../vendors/gateway/back-off.ts'
import type { LetterTicket } from '../vendors/ports/ticket.ts'
import { VendorWaiting } from '../vendors/ports/vendor-waiting.ts'
import { findRefusalLink } from './refusal/refusal-link.ts'
import { withoutKeys } from './written/letter-parts.ts'
import { renderLetter } from './written/render-letter.ts'

type Letter = typeof outbox.$inferSelect

/** Sends a letter of the outbox and stores the result: sent, failed and to be retried, or given up. */
export async function sendLetter(services: Services, ticket: LetterTicket): Promise<void> {
  const { letter: id } = ticket
  const { database, tenants, vendors } = services
  const [letter] = await database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.deadAt)))
  if (letter === undefined) return
  const tenant = tenants.of(letter)
  const { mail, texts } = vendors.of(tenant)
  const sender = letter.channel === 'MAIL' ? mail : texts
  const refusalLink = findRefusalLink(services.secrets.dataKey, tenant, letter)
  const { text, html } = renderLetter(tenant, letter, refusalLink)
  const outgoing = {
    id,
    recipient: letter.recipient,
    subject: letter.subject,
    body: text,
    sender: tenant.settings.org.orgMetaData.companyInfo.companyName,
    ...(html !== undefined && { html }),
    ...(refusalLink !== undefined && { refusalLink }),
  }
  try {
    const sent = await sender.send(outgoing, {
      key: `letter:${id}`,
      ticket,
      ...(letter.application !== null && { application: letter.application }),
    })
    if (sent !== 'SENT') return
    const keys = services.sandbox.mode === 'on' ? {} : withoutKeys(letter)
    await note(services, id, { sentAt: services.clock.now(), failure: null, ...keys })
  } catch (error) {
    // A gateway stores the state of its own calls.
    if (error instanceof VendorWaiting) throw error
    await noteFailure(services, letter, error)
  }
}

async function noteFailure(
  services: Services,
  { id, attempts: before }: Letter,
  error: unknown,
): Promise<void> {
  const attempts = before + 1
  const failure = error instanceof Error ? error.message : String(error)
  services.log.warn({ letter: id, attempts, failure }, 'letter not sent')
  const isGivenUp = isRefused(error) || attempts >= usualBackOff.attempts
  await note(services, id, { attempts, failure, ...(isGivenUp && { deadAt: services.clock.now() }) })
  if (isGivenUp) return
  const delayMs = waitMs(usualBackOff, attempts)
  throw new VendorWaiting(failure, new Date(services.clock.now().getTime() + delayMs))
}

/**
 * Whether the mail server refuses this letter permanently (RFC 5321, 4.2.1): its recipient or content. A refusal of an earlier
 * command, such as login, encryption or sender, concerns the connection and may be fixed.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

async function note({ database }: Services, id: number, change: Partial<Letter>): Promise<void> {
  await database.db.update(outbox).set(change).where(eq(outbox.id, id))
}
