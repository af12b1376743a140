import { type Context, findField, stageOf } from '#engine'
import type { Milestone, Needed, Standing } from '#generated/api'
import type { NeededSource } from '#generated/dsl'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import { toldStageOf } from '../applications/told-stage-of.ts'
import { findSentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Returns how far an application is and what its borrower will need, in the lender's words (flows/standing.json). */
export function standingOf(tenant: Tenant, application: Application): Standing {
  const stage = stageOf({ stage: toldStageOf(tenant, application) })
  const goesOn = stage === 'open' || stage === 'closing'
  return {
    milestones: milestonesOf(tenant, application, goesOn),
    needed: goesOn ? neededOf(tenant, application) : [],
  }
}

/** Milestones that were reached; while the application goes on, those ahead as well. */
function milestonesOf(tenant: Tenant, application: Application, goesOn: boolean): Milestone[] {
  const { order, milestones } = tenant.effective.source.standing
  const holds = holdsIn(tenant, application)
  const isReached = (id: string) =>
    application.loanFile.milestones?.[id] !== undefined || holds(milestones[id]?.when)
  const next = order.find((id) => !isReached(id))
  return order.flatMap((id): Milestone[] => {
    const { ahead = '', reached = '', subjectTo = [] } = milestones[id] ?? {}
    if (!isReached(id))
      return goesOn ? [{ id, state: id === next ? 'CURRENT' : 'AHEAD', title: said(tenant, ahead) }] : []
    const open = goesOn ? subjectTo.filter(({ when }) => holds(when)) : []
    const day = application.loanFile.milestones?.[id]
    return [
      {
        ...{ id, state: 'REACHED', title: said(tenant, reached) },
        ...(day !== undefined && { day }),
        ...(open.length > 0 && { subjectTo: open.map(({ text }) => said(tenant, text)) }),
      },
    ]
  })
}

function neededOf(tenant: Tenant, application: Application): Needed[] {
  const { neededOrder, needed } = tenant.effective.source.standing
  const holds = holdsIn(tenant, application)
  return neededOrder.flatMap((id): Needed[] => {
    const { title = '', text, when, done, page, saysLossPayee, ...source } = needed[id] ?? {}
    if (when !== undefined && !holds(when)) return []
    const day = dayOf(tenant, application, source)
    return [
      {
        ...{ id, title: said(tenant, title), isDone: holds(done) },
        ...(text !== undefined && { text: said(tenant, text) }),
        ...(day !== undefined && { day }),
        ...(page !== undefined && { page }),
        ...(saysLossPayee === true && { saysLossPayee }),
      },
    ]
  })
}

function dayOf(tenant: Tenant, application: Application, { day }: Pick<NeededSource, 'day'>) {
  if (day === undefined || holdsIn(tenant, application)(day.unless)) return undefined
  const value = findField(day.field, tenant.effective.project)?.get(contextOf(tenant, application))
  return typeof value === 'string' ? value : undefined
}

/** Returns a test of conditions for an application; one that is left out does not hold. */
function holdsIn(tenant: Tenant, application: Application) {
  const context: Context = contextOf(tenant, application)
  return (condition: NeededSource['when']): boolean =>
    condition !== undefined && tenant.journey.predicates.compile(condition)(context)
}

const said = (tenant: Tenant, key: string): string => findSentence(tenant, key) ?? ''
