import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { type Clock, systemClock } from '../../clock/clock.ts'
import type { SmtpConnection } from '../../settings/connection.ts'
import { guardedLookup } from '../guarded-lookup.ts'
import type { LetterSender } from '../ports/letter-sender.ts'
import { VendorWaiting } from '../ports/vendor-waiting.ts'

const connectMs = 10_000
const answerMs = 30_000

/**
 * Most letters that one mail server has at once, of those with a code and of the others: one fewer than workers, so that one is
 * left for other lenders while a mail server is silent.
 */
const mostAtOnce = 3
const slotMs = 1000

/**
 * Creates a sender of mail by SMTP, always encrypted. It sends plain text with an HTML alternative (`multipart/alternative`). A
 * letter for which the mail server has no time is put off.
 */
export function createSmtpSender(connection: SmtpConnection, clock: Clock = systemClock): LetterSender {
  const sending = { codes: 0, others: 0 }
  const { host, port, from, user, password, ca, private: isPrivate } = connection
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
    ...(!isPrivate && { getSocket: guardedSocket(host, port, connectMs) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, sender, recipient, subject, body, html, refusalLink }, { ticket }) => {
      const lane = ticket !== undefined && 'letter' in ticket && ticket.isCode ? 'codes' : 'others'
      if (sending[lane] >= mostAtOnce) await clock.sleep(slotMs)
      if (sending[lane] >= mostAtOnce)
        throw new VendorWaiting(`${connection.name} is busy`, new Date(clock.now().getTime() + slotMs))
      sending[lane] += 1
      const mail = transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== undefined && { html }),
        ...(refusalLink !== undefined && { headers: oneClick(refusalLink) }),
        // Equal at each attempt, so that a letter sent twice, because the process stopped in between, can be recognized.
        messageId: `<letter-${id}@${from.split('@').at(-1)}>`,
      })
      await mail.finally(() => {
        sending[lane] -= 1
      })
      return 'SENT'
    },
  }
}

/** Returns the headers with which a mail program offers to unsubscribe (RFC 2369, RFC 8058). */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Done = (error: Error | null, opened?: { readonly connection: Socket }) => void

/** Opens connections to a mail server that must not be in a private network, even if its name resolves to one. */
const guardedSocket =
  (host: string, port: number, withinMs: number) =>
  (_options: unknown, done: Done): void => {
    const socket = connect({ host, port, lookup: guardedLookup })
    const refuse = (error: Error) => done(error)
    socket.setTimeout(withinMs, () =>
      socket.destroy(new Error(`${host} did not answer within ${withinMs} ms.`)),
    )
    socket.once('error', refuse)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', refuse)
      done(null, { connection: socket })
    })
  }
