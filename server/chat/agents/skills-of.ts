import type { Services } from '../../services.ts'
import type { ChatAgent } from './chat-agent.ts'

/** Lists the skills (queues) of an agent's lenders, by name. */
export function skillsOf(
  { tenants }: Pick<Services, 'tenants'>,
  { tenants: codes }: Pick<ChatAgent, 'tenants'>,
): readonly string[] {
  const skills = codes.flatMap((code) => tenants.find(code)?.settings.chat?.skill ?? [])
  return [...new Set(skills)].sort()
}
