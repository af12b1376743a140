import { randomUUID } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import { keepAnswers } from '../applications/change/keep-answers.ts'
import type { Patch } from '../applications/change/patch.ts'
import { readAnswers } from '../applications/change/read-answers.ts'
import { uuidsOf } from '../applications/documents/uuids-of.ts'
import { hasEnded } from '../applications/has-ended.ts'
import { replaced, type StoredCondition } from '../applications/stored-condition.ts'
import { identitySides } from '../documents/uploads/identity-sides.ts'
import { Problem } from '../errors/problem.ts'
import { toE164 } from '../registration/registration-steps.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type AnswersOf, answersOf, type ReadAnswers } from '../validation/answers-of.ts'
import { canAnswer, conditionsOf, ruleOf } from './condition.ts'

export interface ConditionAnswer {
  readonly secrets: Services['secrets']
  readonly tenant: Tenant
  readonly application: Application
  readonly open: StoredCondition
  readonly values: unknown
}

export interface AnsweredCondition {
  readonly patch: Patch
  readonly condition: StoredCondition
}

const upload = answersOf('conditions/upload-document', 'documents')
const identity = answersOf('identity', 'idType', 'documents')
const phone = answersOf('conditions/phone-number', 'phoneNumber')

const forms = { upload: upload.form, identity: identity.form, 'phone-number': phone.form } as const

/** Forms of which the answer to a condition fills in one, as the action of its category says. */
export const answerForms: readonly string[] = Object.values(forms)

/** Returns the form with which a condition is answered. */
export const answerFormOf = (tenant: Tenant, { category }: StoredCondition): string =>
  forms[ruleOf(tenant, category).action]

/** Finds a condition that waits for the applicant's answer. Throws a Problem if there is none, or it was answered. */
export function requireOpenCondition(
  tenant: Tenant,
  application: Application,
  uuid: string,
): StoredCondition {
  const found = conditionsOf(application).find((one) => one.uuid === uuid)
  if (found === undefined || found.state === 'CLEARED' || hasEnded(tenant, application))
    throw new Problem(404, 'CONDITION_NOT_FOUND')
  if (found.state === 'ANSWERED') throw new Problem(409, 'CONDITION_ANSWERED')
  return found
}

/**
 * Checks the applicant's answer with the form of the category's action and returns the changes. Throws a Problem if it refuses
 * the answer.
 */
export function answerCondition(answer: ConditionAnswer): AnsweredCondition {
  const { tenant, application, open } = answer
  const { action } = ruleOf(tenant, open.category)
  const patch = answers[action](answer)
  // A telephone number needs no reviewer.
  const condition = {
    ...open,
    state: action === 'phone-number' ? ('CLEARED' as const) : ('ANSWERED' as const),
  }
  const conditions = replaced(conditionsOf(application), condition)
  return { condition, patch: { ...patch, loanFile: { ...patch.loanFile, conditions } } }
}

type Answer = (answer: ConditionAnswer) => Patch

/** Combines the changes that code makes of the answers with those that the form stores without code. */
const answering =
  <Id extends string, Name extends string>(
    asked: AnswersOf<Id, Name>,
    toPatch: (answers: ReadAnswers<Id, Name>, answer: ConditionAnswer) => Patch,
  ): Answer =>
  (answer) => {
    const { tenant, application, values, secrets } = answer
    const { answers, kept } = readAnswers(asked, tenant, values, application)
    return keepAnswers(application, toPatch(answers, answer), kept, secrets)
  }

const answers: Readonly<Record<'upload' | 'identity' | 'phone-number', Answer>> = {
  upload: answering(upload, ({ documents }, { application, tenant, open }) => {
    const fresh = (application.heloc.documents ?? []).filter(
      (document) =>
        document.uuid !== undefined && documents.includes(document.uuid) && canAnswer(tenant, open, document),
    )
    const isWhole =
      fresh.length >= open.count && open.documents.every((kind) => fresh.some(({ type }) => type === kind))
    if (!isWhole) throw new Problem(422, 'CONDITION_INCOMPLETE', { count: open.count })
    return { weighed: uuidsOf(fresh) }
  }),
  identity: answering(identity, (sides, { tenant, application }) =>
    identitySides(tenant, application, sides),
  ),
  'phone-number': answering(phone, ({ phoneNumber }, { application }) => {
    const number = toE164(phoneNumber)
    const others = (application.profile.phoneNumbers ?? []).filter((known) => known.number !== number)
    return { profile: { phoneNumbers: [{ uuid: randomUUID(), number }, ...others] } }
  }),
}
