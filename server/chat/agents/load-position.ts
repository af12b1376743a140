import { explainPath, explainVariant, type PageResolution } from '#engine'
import type { ChatPosition } from '#generated/api'
import { decidingFacts, type Flows } from '#source'
import type { Application } from '../../applications/application.ts'
import { findApplication } from '../../applications/application-store.ts'
import { contextOf } from '../../applications/context-of.ts'
import { ownAnswer } from '../../chatbot/answer/own-answer.ts'
import { placeOf } from '../../chatbot/answer/place-of.ts'
import { conditionsOf, ruleOf } from '../../conditions/condition.ts'
import { Problem } from '../../errors/problem.ts'
import { lacksNotary } from '../../notary/lacks-notary.ts'
import type { Services } from '../../services.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type ChatAgent, findForAgent } from './chat-agent.ts'

/**
 * Returns the state and page of a conversation's application, and the reasons. Throws a Problem (404) if the conversation is
 * about no application.
 */
export async function loadPosition(
  services: Services,
  agent: ChatAgent,
  conversation: string,
): Promise<ChatPosition> {
  const { application: uuid } = (await findForAgent(services, agent, conversation)).conversation
  const application = uuid === null ? undefined : await findApplication(services.database.db, uuid)
  if (application === undefined) throw new Problem(404, 'APPLICATION_UNKNOWN')
  const isWithout = await lacksNotary(services, application)
  return toPosition(services.tenants.resolve(application.tenant), application, isWithout)
}

function toPosition(tenant: Tenant, application: Application, isWithoutNotary: boolean): ChatPosition {
  const { uuid, state, heloc } = application
  const place = placeOf(tenant, application)
  return {
    applicationUuid: uuid,
    ...(heloc.loanNumber !== undefined && { loanNumber: heloc.loanNumber }),
    state,
    page: place.page,
    title: place.title,
    said: ownAnswer(tenant, application, 'why', isWithoutNotary),
    why: factsOf(tenant.effective, place, contextOf(tenant, application)),
    conditions: conditionsOf(application)
      .filter((condition) => condition.state !== 'CLEARED')
      .map(({ uuid, category, created, comments, ...condition }) => ({
        uuid,
        created,
        isAnswered: condition.state === 'ANSWERED',
        title: sentence(tenant, ruleOf(tenant, category).title),
        ...(comments !== undefined && { comments }),
      })),
  }
}

/** Lists the facts that decided which page is shown: the conditions of its variant and of each step that the machine took. */
function factsOf(
  { journey, project }: Pick<Flows, 'journey' | 'project'>,
  { why }: PageResolution,
  context: ReturnType<typeof contextOf>,
): string[] {
  const steps = explainPath(journey, why.path ?? [], context).map(({ explanation }) => explanation)
  const variant = explainVariant(journey, why, context)
  const explanations = variant === undefined ? steps : [variant, ...steps]
  return [...new Set(explanations.flatMap((each) => decidingFacts(each, project)).map(toSentence))]
}

const toSentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
