import { type MessageValues, pathOf } from '#engine'
import { escapeHtml } from '#source'
import { sentValues } from '../../applications/is-payment-held.ts'
import { agentPaths } from '../../html/agent-paths.ts'
import { type PageOf, renderPlainPage } from '../../html/plain-page.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import { sentence } from '../../tenants/sentence.ts'
import { aboutCodes, type Denial } from './deny-act.ts'

/** Renders the page that asks for confirmation, because programs that check links for danger open it too. */
export const renderDenialQuestion = (of: PageOf, denial: Told): string =>
  renderPlainPage(of, {
    title: say(of, 'server.denial.ask.title'),
    text: say(of, `server.denial.ask.${textFor(denial)}`),
    foot: `<form method="post"><button>${say(of, 'server.denial.button')}</button></form>`,
  })

/** Renders the page after the press. Where the money had left already, it says so first, and that they call right away. */
export const renderDenied = (of: PageOf, denial: Denial): string =>
  renderPlainPage(of, {
    title: say(of, denial.sent ? 'server.letters.paymentSent.subject' : 'server.denial.done.title'),
    text: [
      ...(denial.sent
        ? [say(of, 'server.denial.done.sent', sentValues(denial.sent, denial.notice.identity))]
        : []),
      say(of, `server.denial.done.${doneFor(denial)}`),
      ...undone.filter((act) => act === denial.notice.act).map((act) => say(of, `server.denial.done.${act}`)),
    ].join(' '),
    foot: setupLink(
      of,
      denial.works ? agentPaths.setup : pathOf(of.tenant.journey.source.pages, 'register/account-setup'),
    ),
  })

/** Renders the page for a link that was cut short, not made here, or is too old. */
export const renderOldNotice = (of: PageOf): string =>
  renderPlainPage(of, {
    title: say(of, 'server.denial.broken.title'),
    text: say(of, 'server.denial.broken.text'),
    foot: '',
  })

/** Acts of which the page says what their denial does to them. */
const undone = ['withdrawn', 'rescinded', 'coOwnerInvited', 'signingRefused', ...aboutCodes] as const

type Told = Pick<Denial, 'works' | 'isSafe' | 'notice'>

function textFor({ works, isSafe, notice }: Told) {
  if (isSafe) return notice.deniedAt !== null && !works ? 'textAgain' : 'textSafe'
  return works ? 'textWork' : 'text'
}

const doneFor = (denial: Denial) => (denial.sent && textFor(denial) === 'text' ? 'textSent' : textFor(denial))

const say = ({ tenant }: PageOf, key: string, values?: MessageValues): string =>
  escapeHtml(sentence(tenant, key, values))

/** Link within the site that shows the page, wherever it is served. */
function setupLink(of: PageOf, path: string): string {
  const { pathname, search } = new URL(letterLink(of.tenant, path))
  return `<p><a href="${escapeHtml(pathname + search)}">${say(of, 'server.denial.again')}</a></p>`
}
