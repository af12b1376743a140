import { createTransport } from 'nodemailer'
import type { SmtpConnection } from '../connections/connection.ts'
import type { LetterSender } from '../ports/letter-sender.ts'
import { guardedSocket } from './guarded-socket.ts'

const connectMs = 10_000
const answerMs = 30_000

/** Mail by SMTP, never in the clear: its words, and beside them (`multipart/alternative`) the same as HTML. */
export function createSmtpSender(connection: SmtpConnection): LetterSender {
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
    send: async ({ id, sender, recipient, subject, body, html, refusalLink }) => {
      await transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== undefined && { html }),
        ...(refusalLink !== undefined && { headers: oneClick(refusalLink) }),
        // The same each time, so that a letter that is sent twice, because the process ended in between, can be told to be one.
        messageId: `<letter-${id}@${from.split('@').at(-1)}>`,
      })
      return 'SENT'
    },
  }
}

/** Headers by which a mail program offers to stop letters of a kind (RFC 2369, RFC 8058). */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
