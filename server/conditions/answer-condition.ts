import { randomUUID } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/patch.ts'
import { identitySides } from '../documents/identity-sides.ts'
import { uuidsOf } from '../documents/uuids-of.ts'
import { Problem } from '../errors/problem.ts'
import { toE164 } from '../registration/registration-steps.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { validateForm } from '../validation/form-validator.ts'
import { conditionsOf, replaced, ruleOf, type StoredCondition } from './condition.ts'

export interface ConditionAnswer {
  readonly tenant: Tenant
  readonly application: Application
  readonly condition: string
  readonly values: unknown
}

export interface AnsweredCondition {
  readonly patch: Patch
  readonly condition: StoredCondition
}

/** The applicant's answer, checked by the form of the category's action; a Problem refuses it. */
export function answerCondition(answer: ConditionAnswer): AnsweredCondition {
  const { tenant, application } = answer
  const open = conditionsOf(application).find(({ uuid }) => uuid === answer.condition)
  if (open === undefined || open.state === 'CLEARED') throw new Problem(404, 'CONDITION_NOT_FOUND')
  if (open.state === 'ANSWERED') throw new Problem(409, 'CONDITION_ANSWERED')
  const { action } = ruleOf(tenant, open.category)
  const patch = answers[action](answer, open)
  // A number needs no reviewer: it is there, or it is not.
  const condition = {
    ...open,
    state: action === 'phone-number' ? ('CLEARED' as const) : ('ANSWERED' as const),
  }
  const conditions = replaced(conditionsOf(application), condition)
  return { condition, patch: { ...patch, loanFile: { conditions } } }
}

type Answer = (answer: ConditionAnswer, open: StoredCondition) => Omit<Patch, 'loanFile'>

const answers: Readonly<Record<'upload' | 'identity' | 'phone-number', Answer>> = {
  upload: ({ tenant, application, values }, open) => {
    const { documents } = validateForm(tenant.forms, 'conditions/upload-document', values)
    const fresh = (application.heloc.documents ?? []).filter(
      ({ uuid, type }) =>
        uuid !== undefined &&
        documents.includes(uuid) &&
        open.documents.includes(type) &&
        !open.seen.includes(uuid),
    )
    const isWhole =
      fresh.length >= open.count && open.documents.every((kind) => fresh.some(({ type }) => type === kind))
    if (!isWhole) throw new Problem(422, 'CONDITION_INCOMPLETE', { count: open.count })
    return { weighed: uuidsOf(fresh) }
  },
  identity: ({ tenant, application, values }) =>
    identitySides(tenant, application, validateForm(tenant.forms, 'identity', values)),
  'phone-number': ({ tenant, application, values }) => {
    const { phoneNumber } = validateForm(tenant.forms, 'conditions/phone-number', values)
    const number = toE164(phoneNumber)
    const others = (application.profile.phoneNumbers ?? []).filter((known) => known.number !== number)
    return { profile: { phoneNumbers: [{ uuid: randomUUID(), number }, ...others] } }
  },
}
