import { pathOf } from '#engine'
import type { NotificationTopic } from '#generated/api'
import { escapeHtml } from '#source'
import { themeCss } from '../../html/assets/theme-css.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterLink } from '../letter-link.ts'

/** Lender of a page, and the nonce of its style. */
interface PageOf {
  readonly tenant: Tenant
  readonly nonce: string
}

interface TopicPageOf extends PageOf {
  readonly topic: NotificationTopic
}

/** Renders the page that asks for confirmation, because programs that check links for danger open it too. */
export const renderRefusalQuestion = (of: TopicPageOf): string =>
  page(of, {
    title: say(of, 'server.refusal.ask.title'),
    text: say(of, 'server.refusal.ask.text', { topic: topicName(of) }),
    foot: `<form method="post"><button>${say(of, 'server.refusal.button')}</button></form>`,
  })

export const renderRefused = (of: TopicPageOf): string =>
  page(of, {
    title: say(of, 'server.refusal.done.title'),
    text: say(of, 'server.refusal.done.text', { topic: topicName(of) }),
    foot: settingsLink(of),
  })

/** Renders the page for a link that was cut short or not made here. */
export const renderBrokenLink = (of: PageOf): string =>
  page(of, {
    title: say(of, 'server.refusal.broken.title'),
    text: say(of, 'server.refusal.broken.text'),
    foot: settingsLink(of),
  })

const topicName = ({ tenant, topic }: TopicPageOf): string =>
  sentence(tenant, `settings.notifications.${topic}`)

const say = ({ tenant }: PageOf, key: string, values: Readonly<Record<string, string>> = {}): string =>
  escapeHtml(sentence(tenant, key, values))

function settingsLink(of: PageOf): string {
  const url = letterLink(of.tenant, pathOf(of.tenant.journey.source.pages, 'dashboard/settings'))
  return `<p><a href="${escapeHtml(url)}">${say(of, 'server.letterFoot.choose')}</a></p>`
}

const style =
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:16px/1.5 var(--font-family,system-ui,sans-serif)}main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25}button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:var(--radius);background:var(--color-brand);color:var(--color-on-brand);font:inherit;font-weight:600;cursor:pointer}a{color:var(--color-brand-text)}'

/** Content of a page; `title` and `text` are escaped, `foot` is HTML. */
interface Content {
  readonly title: string
  readonly text: string
  readonly foot: string
}

function page({ tenant, nonce }: PageOf, { title, text, foot }: Content): string {
  const brand = escapeHtml(tenant.settings.org.orgBrand)
  return [
    `<!doctype html><html lang="${tenant.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | ${brand}</title>`,
    `<style nonce="${nonce}">${themeCss(tenant.settings.theme)}${style}</style></head>`,
    `<body><main><p>${brand}</p><h1>${title}</h1><p>${text}</p>${foot}</main></body></html>`,
  ].join('')
}
