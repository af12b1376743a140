import type { OutboxLetter } from '#generated/api'
import { escapeHtml } from '#source'
import type { LetterParts } from './letter-parts.ts'

/** Renders the list of the sandbox's letters, the newest first. */
export const renderOutboxList = (letters: readonly OutboxLetter[], nonce: string): string =>
  page(
    'Outbox',
    nonce,
    `<h1>Outbox</h1><ul>${letters
      .map(
        ({ id, channel, recipient, subject, tenant }) =>
          `<li><a href="/outbox/${id}">${escapeHtml(subject)}</a> <small>${channel.toLowerCase()} to ${escapeHtml(recipient)}, ${escapeHtml(tenant)}</small></li>`,
      )
      .join('')}</ul>`,
  )

interface ShownLetter extends Pick<OutboxLetter, 'id' | 'channel' | 'recipient' | 'subject'> {
  /** Address of the lender, with which the links of its letters begin. */
  readonly address: string
  readonly text: string
  readonly html?: string
  readonly parts: LetterParts
}

/** Renders a letter in both forms: as HTML in a frame without scripts, and as plain text. Its links lead to this server, wherever the lender's address is. */
export function renderOutboxLetter(letter: ShownLetter, nonce: string): string {
  const { id, channel, recipient, subject, address, text, html, parts } = letter
  const { link } = parts
  return page(
    subject,
    nonce,
    [
      `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1>`,
      `<p><small>${channel.toLowerCase()} to ${escapeHtml(recipient)}</small></p>`,
      // The frame follows no links, so the letter's link is repeated here.
      ...(link
        ? [`<p><a href="${escapeHtml(pathIn(link.url, address))}">${escapeHtml(link.label)}</a></p>`]
        : []),
      ...(html === undefined
        ? []
        : [`<iframe sandbox title="HTML" src="/outbox/${id}/html"></iframe><h2>Plain text</h2>`]),
      `<pre>${withLinks(text, address)}</pre>`,
    ].join(''),
  )
}

const pathIn = (url: string, address: string): string =>
  url.startsWith(`${address}/`) ? url.slice(address.length) : url

/** Text whose addresses are links. */
const withLinks = (text: string, address: string): string =>
  text
    .split(/(https:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(pathIn(part, address))}">${escapeHtml(part)}</a>`,
    )
    .join('')

const page = (title: string, nonce: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style nonce="${nonce}">body{max-width:720px;margin:24px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif}h1{font-size:22px}li{margin:8px 0}iframe{width:100%;height:640px;border:1px solid #8888}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head><body><main>${body}</main></body></html>`
