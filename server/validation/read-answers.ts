import type { Holds } from '#engine'
import { tenantContext } from '#source'
import type { Application } from '../applications/application.ts'
import { contextOf } from '../applications/context-of.ts'
import type { KeptAnswer } from '../applications/keep-answers.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AnswersOf, ReadAnswers } from './answers-of.ts'
import { type FormValidator, findForm } from './form-validator.ts'

/** Answers as code reads them, and those that their form keeps without code. */
export interface TakenAnswers<Answers> {
  readonly answers: Answers
  readonly kept: readonly KeptAnswer[]
}

/**
 * The values of a form, checked: a Problem names every fault. What is known of the application, if one is open, or of
 * the lender is not asked for. The cast stands beside the check: the validator is compiled from the very schema that the
 * type is generated from.
 */
export function readAnswers<Id extends string, Name extends string>(
  { form: id, names }: AnswersOf<Id, Name>,
  tenant: Tenant,
  values: unknown,
  application?: Application,
): TakenAnswers<ReadAnswers<Id, Name>> {
  const form = findForm(tenant.forms, id)
  const context = { ...(application && contextOf(application)), tenant: tenantContext(tenant.settings) }
  const holds: Holds = (condition) => tenant.journey.predicates.compile(condition)(context)
  const answers = form.validate(values, id.split('/').at(-1), holds)
  return { answers: picked(answers, names) as ReadAnswers<Id, Name>, kept: keptIn(form, answers, holds) }
}

/** An answer that is left out, or that is no longer asked for, is forgotten; one that is known is left as it is. */
const keptIn = ({ fields }: FormValidator, answers: unknown, holds: Holds): readonly KeptAnswer[] =>
  Object.entries(fields).flatMap(([name, { to, class: dataClass, unless }]) =>
    to === undefined || (unless !== undefined && holds(unless))
      ? []
      : [{ to, value: new Map(Object.entries(Object(answers))).get(name), isSecret: dataClass === 'secret' }],
  )

const picked = (answers: unknown, names: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Object(answers)).filter(([name]) => names.includes(name)))
