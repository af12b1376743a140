import { formatMessage } from '#engine'
import type { CannedAnswer } from '#generated/api'
import { parseOnce } from '#source'
import type { Services } from '../../services.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/** Lists the canned answers of a conversation's lender, with the lender's figures and facts filled in (`canned` of flows/help). */
export async function listCannedAnswers(
  services: Services,
  agent: ChatAgent,
  conversation: string,
): Promise<readonly CannedAnswer[]> {
  const { tenant } = (await findForAgent(services, agent, conversation)).conversation
  const { effective, facts, locale } = services.tenants.resolve(tenant)
  return Object.entries(effective.source.help.canned ?? {}).flatMap(([id, { title, text }]) => {
    const parsed = parseOnce(text)
    // Reading the flows already refuses an answer that is not a valid message.
    return parsed.ok ? [{ id, title, text: formatMessage(parsed.message, facts, locale) }] : []
  })
}
