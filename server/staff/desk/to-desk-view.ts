import { stageOfState, whoseTurn } from '#engine'
import type { DeskApplication, DeskItem } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import { contextOf } from '../../applications/context-of.ts'
import { isDue } from '../../applications/is-due.ts'
import { paymentHold } from '../../applications/is-payment-held.ts'
import { fullName } from '../../auth/full-name.ts'
import { placeOf } from '../../chatbot/answer/place-of.ts'
import { askableOf } from '../../conditions/askable-of.ts'
import { conditionsOf } from '../../conditions/condition.ts'
import { conditionVersion } from '../../conditions/condition-version.ts'
import { mayTakeBack } from '../../conditions/take-back-condition.ts'
import { findDeskSubject } from '../../jobs/handlers/decision/desk-reviews.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { loadDenials } from './load-denials.ts'

/** Converts an application to an item of the desk's list, with what it waits for. */
export function toDeskItem({ tenants }: Pick<Services, 'tenants'>, application: Application): DeskItem {
  const { uuid, tenant, state, version, heloc, profile, updatedAt } = application
  const lender = tenants.resolve(tenant)
  const { process, settings } = lender
  const subject = findDeskSubject(process.states[state]?.job ?? '')
  const answered = conditionsOf(application).filter((condition) => condition.state === 'ANSWERED')
  const hold = paymentHold(lender, application)
  const end = endOf(lender, application)
  return {
    applicationUuid: uuid,
    ...(heloc.loanNumber !== undefined && { loanNumber: heloc.loanNumber }),
    borrower: fullName(profile),
    tenant,
    lender: settings.org.orgMetaData.companyInfo.companyNameShort,
    state,
    version,
    since: updatedAt.toISOString(),
    ...(end && { end }),
    isOver: process.states[state]?.kind === 'terminal',
    turn: whoseTurn(lender.journey, contextOf(lender, application)),
    ...(subject !== undefined && { subject }),
    answeredConditions: answered.map(({ category }) => category),
    refusals: refusalsOf(lender, application),
    ...(hold && { hold }),
  }
}

/** Returns how an application ended, once it has. */
function endOf({ journey }: Tenant, { state, heloc }: Application): DeskItem['end'] {
  const stage = stageOfState(journey.serverStates, state)
  if (stage === 'cancelled') return heloc.cancellation?.kind ?? 'ENDED'
  return stage === 'done' ? 'FUNDED' : stage === 'ended' ? 'ENDED' : undefined
}

/** Lists the co-owners who refused to sign, while the application waits for their signature. */
function refusalsOf(tenant: Tenant, application: Application): DeskItem['refusals'] {
  if (!isDue(tenant, application, 'coDeedSigned')) return []
  return (application.heloc.helocSigners ?? []).flatMap(({ uuid, name = '', refusal }) => {
    const refused = uuid === undefined ? undefined : application.loanFile.signers?.[uuid]?.refused
    return uuid === undefined || refusal === undefined || refused === undefined
      ? []
      : [{ signer: uuid, name, reason: refusal, ...refused }]
  })
}

/** Converts an application to the desk's detailed view, with its conditions and the borrower's documents. */
export async function toDeskApplication(
  services: Pick<Services, 'tenants' | 'database'>,
  application: Application,
): Promise<DeskApplication> {
  const { email } = application.profile
  const tenant = services.tenants.resolve(application.tenant)
  return {
    ...toDeskItem(services, application),
    denials: await loadDenials(services.database.db, application),
    title: placeOf(tenant, application).title,
    ...(email !== undefined && { email }),
    changedFigures: shownChanges(tenant, application),
    categories: askableOf(tenant, application),
    conditions: conditionsOf(application).map((condition) => {
      const { uuid, category, state, created, comments } = condition
      return {
        uuid,
        category,
        state,
        created,
        version: conditionVersion(application, condition),
        mayTakeBack: mayTakeBack(condition),
        ...(comments !== undefined && { commentsToBorrower: comments }),
      }
    }),
    documents: (application.heloc.documents ?? []).flatMap(({ uuid, type, name }) =>
      uuid === undefined ? [] : [{ uuid, type, ...(name !== undefined && { name }) }],
    ),
  }
}

/** Returns the changes of income and of the home's value, once there are as many as a reviewer should know of. */
function shownChanges(
  tenant: Tenant,
  { loanFile: { changedFigures = [] } }: Application,
): DeskApplication['changedFigures'] {
  const { shownFrom } = requireFigures(tenant.journey.source.limits.limits.changedFigures, 'shownFrom')
  return changedFigures.length < shownFrom ? [] : [...changedFigures]
}
