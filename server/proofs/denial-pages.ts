import { pathOf } from '#engine'
import { escapeHtml } from '#source'
import { type PageOf, renderPlainPage } from '../html/plain-page.ts'
import { letterLink } from '../letters/letter-link.ts'
import { sentence } from '../tenants/sentence.ts'

/** Renders the page that asks for confirmation, because programs that check links for danger open it too. */
export const renderDenialQuestion = (of: PageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.denial.ask.title'),
    text: say(of, 'server.denial.ask.text'),
    foot: `<form method="post"><button>${say(of, 'server.denial.button')}</button></form>`,
  })

export const renderDenied = (of: PageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.denial.done.title'),
    text: say(of, 'server.denial.done.text'),
    foot: setupLink(of),
  })

/** Renders the page for a link that was cut short, not made here, or is too old. */
export const renderOldNotice = (of: PageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.denial.broken.title'),
    text: say(of, 'server.denial.broken.text'),
    foot: '',
  })

const say = ({ tenant }: PageOf, key: string): string => escapeHtml(sentence(tenant, key))

function setupLink(of: PageOf): string {
  const url = letterLink(of.tenant, pathOf(of.tenant.journey.source.pages, 'register/account-setup'))
  return `<p><a href="${escapeHtml(url)}">${say(of, 'server.denial.again')}</a></p>`
}
