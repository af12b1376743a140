import { type Holds, storedAnswers } from '#engine'
import type { Tenant } from '../../tenants/tenant.ts'
import type { AnswersOf, ReadAnswers } from '../../validation/answers-of.ts'
import { findForm } from '../../validation/form-validator.ts'
import type { Application } from '../application.ts'
import { contextOf } from '../context-of.ts'
import type { KeptAnswer } from './keep-answers.ts'

/** Answers that code reads, and those that their form stores without code. */
export interface TakenAnswers<Answers> {
  readonly answers: Answers
  readonly kept: readonly KeptAnswer[]
}

/**
 * Checks the values of a form. Throws a Problem that names every fault. Questions whose answer is known from the application,
 * if one is open, or from the lender are not asked. The cast is safe, because the type is generated from the schema of the
 * validator.
 */
export function readAnswers<Id extends string, Name extends string>(
  { form: id, names }: AnswersOf<Id, Name>,
  tenant: Tenant,
  values: unknown,
  application?: Application,
): TakenAnswers<ReadAnswers<Id, Name>> {
  const form = findForm(tenant.forms, id)
  const context = contextOf(tenant, application)
  const holds: Holds = (condition) => tenant.journey.predicates.compile(condition)(context)
  const answers = form.validate(values, id.split('/').at(-1), holds)
  return {
    answers: picked(answers, names) as ReadAnswers<Id, Name>,
    kept: storedAnswers(form.fields, answers, holds),
  }
}

const picked = (answers: unknown, names: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Object(answers)).filter(([name]) => names.includes(name)))
