import { formatMessage } from '#engine'
import type { CannedAnswer } from '#generated/api'
import { parseOnce, writtenLocale } from '#source'
import type { Services } from '../../services.ts'
import { inLocale } from '../../tenants/languages.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/**
 * Lists the canned answers of a conversation's lender, with the lender's figures and facts filled in (`canned` of flows/help): in
 * the applicant's language, with what each says in the agents' one.
 */
export async function listCannedAnswers(
  services: Services,
  agent: ChatAgent,
  conversation: string,
): Promise<readonly CannedAnswer[]> {
  const { tenant: code, details } = (await findForAgent(services, agent, conversation)).conversation
  const tenant = services.tenants.resolve(code)
  const own = new Map(answersOf(inLocale(tenant, writtenLocale)).map((answer) => [answer.id, answer]))
  return answersOf(inLocale(tenant, details.locale)).map((answer) => {
    const { title, text } = own.get(answer.id) ?? answer
    return { ...answer, title, ...(text !== answer.text && { gloss: text }) }
  })
}

const answersOf = ({ effective, facts, locale }: Tenant): readonly CannedAnswer[] =>
  Object.entries(effective.source.help.canned ?? {}).flatMap(([id, { title, text }]) => {
    const parsed = parseOnce(text)
    // Reading the flows already refuses an answer that is not a valid message.
    return parsed.ok ? [{ id, title, text: formatMessage(parsed.message, facts, locale) }] : []
  })
