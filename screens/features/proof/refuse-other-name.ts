import type { Profile } from '#generated/domain'
import { isSignatureOf, signaturesOf } from '#product'
import { ApiError } from '../../kit/api/api-error.ts'
import type { Translate } from '../../kit/wording/use-copy.ts'

/**
 * Throws the refusal of a signature with another name than that of the person who signs, in parts or as a whole. The server
 * does the same, but after it has asked for a proof. Passes every name if the right one is not known here.
 */
export function refuseOtherName(name: Profile['name'] | string, typedName: string, t: Translate): void {
  const names = typeof name === 'string' ? [name] : signaturesOf(name)
  const [first = ''] = names
  if (first === '' || isSignatureOf(names, typedName)) return
  const text = t('forms.errors.signature', { name: first })
  throw new ApiError(422, text, { errors: [text], field: 'typedName' })
}
