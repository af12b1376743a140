import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#source'
import type { Tenant } from '../tenants/tenant.ts'
import { themeCss } from './assets/theme-css.ts'

/** Lender of a page, and the nonce of its style. */
export interface PageOf {
  readonly tenant: Tenant
  readonly nonce: string
}

const style =
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:16px/1.5 var(--font-family,system-ui,sans-serif)}main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25}button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:var(--radius);background:var(--color-brand);color:var(--color-on-brand);font:inherit;font-weight:600;cursor:pointer}a{color:var(--color-brand-text)}'

/** Content of a page; `title` and `text` are escaped, `foot` is HTML. */
interface Content {
  readonly title: string
  readonly text: string
  readonly foot: string
}

/** Renders a page without scripts, for people who come from a letter and are not signed in. */
export function renderPlainPage({ tenant, nonce }: PageOf, { title, text, foot }: Content): string {
  const brand = escapeHtml(tenant.settings.org.orgBrand)
  return [
    `<!doctype html><html lang="${tenant.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | ${brand}</title>`,
    `<style nonce="${nonce}">${themeCss(tenant.settings.theme)}${style}</style></head>`,
    `<body><main><p>${brand}</p><h1>${title}</h1><p>${text}</p>${foot}</main></body></html>`,
  ].join('')
}

/** Sends a page without scripts, which no other site may frame. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  tenant: Tenant,
  render: (of: PageOf) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    .send(render({ tenant, nonce }))
}

/** Lets a button of such a page be pressed: whatever body comes is discarded. */
export const discardBodies = (scope: FastifyInstance): void =>
  void scope.addContentTypeParser('*', async (_request: FastifyRequest, body: NodeJS.ReadableStream) => {
    body.resume()
  })
