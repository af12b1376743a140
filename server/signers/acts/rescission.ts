import { rescind } from '../../rescission/rescind.ts'
import { requireSignatureOf, signaturesOf } from '../../submissions/signature-name.ts'
import { validateForm } from '../../validation/form-validator.ts'
import type { ActHandler } from './act.ts'

/** A co-owner uses the right to cancel, which is theirs alone and cancels for all (12 CFR 1026.15(a)(4)). */
export const rescission: ActHandler = async ({ tenant, signing, values, now }) => {
  const { typedName } = validateForm(tenant.forms, 'complete', values)
  const { application, identity, file } = signing
  const { firstName, lastName } = file
  requireSignatureOf(signaturesOf({ firstName, lastName }), typedName)
  const owner = { identity: identity.uuid, name: `${firstName} ${lastName}` }
  return { file: {}, rescission: await rescind({ tenant, application, now }, owner, typedName) }
}
