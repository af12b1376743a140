import { keptInDraft } from '#engine'
import { Problem } from '../errors/problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { describeFaults, type RequestFault } from '../validation/describe-faults.ts'
import type { FormValidator } from '../validation/form-validator.ts'

/** Unsent values of a page: `<form>`, or `<form>:<part>` for one of several drafts of a form. */
export interface Draft {
  readonly name: string
  readonly values: Readonly<Record<string, unknown>>
  /** Version of the stored draft that they have seen. Undefined if they have seen none. */
  readonly version?: string
}

/** Throws a Problem (422) if drafts bear the same name: which of them counts is not for the server to guess. */
export function requireNamesOnce(typed: readonly Draft[]): void {
  const names = typed.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Problem(422, 'INVALID_REQUEST').saying([`${twice}: is named twice`])
}

/** Throws a Problem (422) for a draft of no form of the lender: nobody is to believe that it is kept. */
export function requireForms({ forms }: Pick<Tenant, 'forms'>, typed: readonly Draft[]): void {
  const odd = typed.find((draft) => !forms.has(formOf(draft)))
  if (odd !== undefined) throw new Problem(422, 'INVALID_REQUEST').saying([`${odd.name}: is no form`])
}

export const formOf = ({ name }: Draft): string => name.split(':')[0] ?? ''

/**
 * Throws a Problem (422) for values that a draft of this form may not contain: of an unknown or secret field, or a consent; or
 * if they exceed `mostLength` characters of JSON. Values are not validated as answers, because they are incomplete.
 */
export function requireDraft(form: FormValidator, draft: Draft, mostLength: number): void {
  const allowed = namesOf(form, draft)
  const faults: RequestFault[] = Object.keys(draft.values)
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      instancePath: '',
      keyword: 'additionalProperties',
      params: { additionalProperty: name },
    }))
  if (JSON.stringify(draft.values).length > mostLength)
    faults.push({
      instancePath: '',
      keyword: 'maxLength',
      params: { limit: mostLength },
      message: 'is too long',
    })
  if (faults.length === 0) return
  const described = describeFaults(faults).map((fault) => `${draft.name}: ${fault}`)
  throw new Problem(422, 'INVALID_REQUEST').saying(described).naming(faults)
}

/** Returns the names of fields that may be stored, or of the values that a part of the page stores for its own questions. */
function namesOf(form: FormValidator, { name }: Draft): readonly string[] {
  const [, part = ''] = name.split(':')
  const own = Object.hasOwn(form.kept, part) ? form.kept[part] : undefined
  return own ?? Object.keys(keptInDraft(form, form.fields))
}
