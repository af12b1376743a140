import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { contradictoryFields, dropEmptyStrings, missingFields } from '#engine'
import { isRecord } from '../storage/drafts.ts'
import { pathOfError } from './field-error.ts'
import type { FormModule, ValidationError } from './form-module.ts'
import { type Values, withoutHidden } from './shown-fields.ts'

export interface ResolverOptions {
  readonly form: FormModule
  /** Values the page adds: uuids and hashes that are no fields. */
  readonly extra: () => Values
  readonly textOf: (error: ValidationError) => string
}

/** What is sent: answers to the questions asked, without empty strings, and what the page adds. */
export function valuesToSend(form: FormModule, values: Values, extra: Values): Values {
  const kept = dropEmptyStrings(withoutHidden(form, values))
  return { ...(isRecord(kept) ? kept : {}), ...extra }
}

export function createResolver({ form, extra, textOf }: ResolverOptions): Resolver<Values> {
  return async (values, _context, options) => {
    const sent = valuesToSend(form, values, extra())
    const found = [
      ...form.validate(sent),
      ...unanswered(form, sent),
      ...differingRepeats(form, sent),
      ...contradictions(form, sent),
    ]
    const errors = firstByField(form, found, textOf)
    if (found.length === 0) return { values: sent, errors: {} }
    // Something of the page's own is wrong: no field can say so. The page's check comes first and may say it better.
    if (Object.keys(errors).length === 0)
      return { values: {}, errors: { root: { page: { message: textOf(pageError) } } } }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}

const pageError: ValidationError = { instancePath: '', keyword: 'page', params: {} }

/** Those that the schema does not require, because at times they are known. */
function unanswered({ fields, known = [] }: FormModule, values: Values): ValidationError[] {
  const asked = Object.fromEntries(Object.entries(fields).filter(([name]) => !known.includes(name)))
  return missingFields(asked, values, () => false).map((missingProperty) => ({
    instancePath: '',
    keyword: 'required',
    params: { missingProperty },
  }))
}

function differingRepeats({ fields }: FormModule, values: Values): ValidationError[] {
  return Object.entries(fields).flatMap(([name, { same }]) => {
    const differs = same !== undefined && values[name] !== undefined && values[name] !== values[same]
    return differs ? [{ instancePath: `/${name}`, keyword: 'same', params: {} }] : []
  })
}

const contradictions = ({ fields }: FormModule, values: Values): ValidationError[] =>
  contradictoryFields(fields, values).map((name) => ({
    instancePath: `/${name}`,
    keyword: 'exclusive',
    params: {},
  }))

/** One error a field; the schema's own `if` errors say nothing to a person. */
function firstByField(
  form: FormModule,
  found: readonly ValidationError[],
  textOf: ResolverOptions['textOf'],
) {
  const errors: FieldErrors<Values> = {}
  for (const error of found) {
    const path = pathOfError(error)
    if (error.keyword === 'if' || errors[path]) continue
    if (!form.order.includes(path.split('.')[0] ?? '')) continue
    errors[path] = { type: error.keyword, message: textOf(error) }
  }
  return errors
}
