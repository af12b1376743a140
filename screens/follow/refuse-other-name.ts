import type { Profile } from '#generated/domain'
import { isSignatureOf, signaturesOf } from '#product'
import { ApiError } from '../api/api-error.ts'
import type { Translate } from '../wording/use-copy.ts'

/**
 * Throws the refusal of a signature with another name, as the server does, but before it asks for a proof. Passes a name that
 * is not known here.
 */
export function refuseOtherName({ name }: Profile, typedName: string, t: Translate): void {
  const names = signaturesOf(name)
  const [first = ''] = names
  if (first === '' || isSignatureOf(names, typedName)) return
  const text = t('forms.errors.signature', { name: first })
  throw new ApiError(422, text, { errors: [text], field: 'typedName' })
}
