import { formatMessage } from '#engine'
import type { CannedAnswer } from '#generated/api'
import { parseOnce } from '#source'
import type { Services } from '../../services.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/** What a conversation's lender has its agents say, with the lender's figures and facts in place (`canned` of flows/help). */
export async function listCannedAnswers(
  services: Services,
  agent: ChatAgent,
  conversation: string,
): Promise<readonly CannedAnswer[]> {
  const { tenant } = (await findForAgent(services, agent, conversation)).conversation
  const { effective, facts, locale } = services.tenants.resolve(tenant)
  return Object.entries(effective.source.help.canned ?? {}).flatMap(([id, { title, text }]) => {
    const parsed = parseOnce(text)
    // Reading refuses an answer that is no message.
    return parsed.ok ? [{ id, title, text: formatMessage(parsed.message, facts, locale) }] : []
  })
}
