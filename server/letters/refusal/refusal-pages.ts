import { pathOf } from '#engine'
import type { NotificationTopic } from '#generated/api'
import { escapeHtml } from '#source'
import { type PageOf, renderPlainPage } from '../../html/plain-page.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import { sentence } from '../../tenants/sentence.ts'

interface TopicPageOf extends PageOf {
  readonly topic: NotificationTopic
}

/** Renders the page that asks for confirmation, because programs that check links for danger open it too. */
export const renderRefusalQuestion = (of: TopicPageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.refusal.ask.title'),
    text: say(of, 'server.refusal.ask.text', { topic: topicName(of) }),
    foot: `<form method="post"><button>${say(of, 'server.refusal.button')}</button></form>`,
  })

export const renderRefused = (of: TopicPageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.refusal.done.title'),
    text: say(of, 'server.refusal.done.text', { topic: topicName(of) }),
    foot: settingsLink(of),
  })

/** Renders the page for a link that was cut short or not made here. */
export const renderBrokenLink = (of: PageOf): string =>
  renderPlainPage(of, {
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
