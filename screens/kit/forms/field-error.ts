import { get } from 'react-hook-form'
import type { JourneyValue } from '../journey/journey-context.ts'
import { isCopyKey, type Translate } from '../wording/use-copy.ts'
import { pathOfError } from './error-list.ts'
import { spellFault } from './faults/spell-fault.ts'
import type { FormModule, ValidationError } from './form-module.ts'

/**
 * Returns the message of an error: what is wrong with this value if that can be said, otherwise the field's own sentence,
 * otherwise the one for its keyword, format or pattern.
 */
export function textOfError(
  error: ValidationError,
  t: Translate,
  journey: JourneyValue,
  fields: FormModule['fields'] = {},
  answers: unknown = {},
): string {
  const { keyword, params } = error
  const path = pathOfError(error)
  // Without the messages of later pages, the general sentence has to do.
  const own = fields[path.split('.')[0] ?? '']?.errors?.[keyword]
  const hasCome = journey.laterCopy.hasCome()
  const spelled = hasCome && spellFault(error, get(answers, path), { t, ...journey }, own !== undefined)
  if (spelled) return spelled
  const digits = digitsOf(error)
  const key = own ?? (digits ? 'forms.errors.digits' : keyOfError(error))
  const limit = digits ?? params.limit
  const values = typeof limit === 'number' || typeof limit === 'string' ? { limit } : {}
  return isCopyKey(journey, key) ? t<string>(key, values) : t('forms.errors.other')
}

/** Number of digits that a pattern like `^\d{6}$` asks for. */
const digitsOf = ({ keyword, params }: ValidationError): string | undefined =>
  keyword === 'pattern' ? /^\^\\d\{(\d+)\}\$$/.exec(String(params.pattern))?.[1] : undefined

function keyOfError({ keyword, params }: ValidationError): string {
  // The pattern `\S` rejects text that consists of spaces only; it counts as missing.
  if (params.pattern === '\\S') return 'forms.errors.required'
  return keyword === 'format' ? `forms.errors.format.${String(params.format)}` : `forms.errors.${keyword}`
}
