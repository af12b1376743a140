import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { formatMoney } from '#engine'
import type { JourneyValue } from '../../journey/journey-context.ts'
import type { Translate } from '../../wording/use-copy.ts'
import { pathOfError } from '../error-list.ts'
import { textOfError } from '../field-error.ts'
import type { FormModule, ValidationError } from '../form-module.ts'
import type { Values } from '../shown-fields.ts'
import { refusedFields } from './read-refusal.ts'
import { confirmedName, isUnusual } from './usual-amount.ts'

export { ownErrors } from './own-errors.ts'
export { spellAmount, spellSigns } from './spell-amount.ts'

/** Form whose answers are put into words. */
export interface Asked {
  readonly form: FormModule
  readonly journey: JourneyValue
  readonly t: Translate
}

export interface Refused extends Asked {
  readonly faults: readonly ValidationError[]
  /** Answers that were checked. */
  readonly answers: unknown
  /** All values of the form, with what was confirmed. */
  readonly values: Values
}

const wordsFor =
  ({ form, journey, t }: Asked, answers: unknown) =>
  (fault: ValidationError): string =>
    textOfError(fault, t, journey, form.fields, answers)

/**
 * Returns the errors of a form by field: its faults, or else the amounts that are still to be confirmed. Returns a sentence
 * for the top of the page if no field can show the error.
 */
export async function findErrors(
  refused: Refused,
  options: ResolverOptions<Values>,
): Promise<FieldErrors<Values> | string> {
  const { form, journey, answers, faults } = refused
  if (faults.some(({ keyword }) => keyword !== 'required')) await journey.laterCopy.load()
  const textOf = wordsFor(refused, answers)
  const errors = faults.length > 0 ? firstByField(form, faults, textOf) : unconfirmed(refused)
  if (Object.keys(errors).length > 0) return toNestErrors(errors, options)
  // A value of the page itself is wrong, so no field can show the error. The page's check runs first and may have a better
  // message.
  return faults.length > 0 ? textOf(pageError) : {}
}

/** Returns the fields that a failed call names, with their messages. */
export const findRefused = (asked: Asked, error: unknown, answers: unknown) =>
  refusedFields(asked.form, error, wordsFor(asked, answers))

const pageError: ValidationError = { instancePath: '', keyword: 'page', params: {} }

/** Returns the first error of each field. The schema's own `if` errors mean nothing to a person and are left out. */
function firstByField(
  form: FormModule,
  found: readonly ValidationError[],
  textOf: (fault: ValidationError) => string,
) {
  const errors: FieldErrors<Values> = {}
  // What a value is says more than how long it is.
  const byMeaning = found.toSorted(
    (a, b) => Number(a.keyword === 'maxLength') - Number(b.keyword === 'maxLength'),
  )
  for (const error of byMeaning) {
    const path = pathOfError(error)
    if (error.keyword === 'if' || errors[path]) continue
    if (!form.order.includes(path.split('.')[0] ?? '')) continue
    errors[path] = { type: error.keyword, message: textOf(error) }
  }
  return errors
}

/** Returns a question about each unusual amount that was not confirmed. */
function unconfirmed({ form, values, journey, t }: Refused): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const amount = values[name]
    if (!isUnusual(field, amount, values, journey) || values[confirmedName(name)] === amount) continue
    const shown = formatMoney(amount, journey.locale, amount % 1 ? 2 : 0)
    errors[name] = { type: 'usual', message: t('forms.errors.usual', { amount: shown }) }
  }
  return errors
}
