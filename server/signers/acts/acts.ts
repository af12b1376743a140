import type { SignerStep } from '#generated/domain'
import type { ActHandler } from './act.ts'
import { consent } from './consent.ts'
import { identity } from './identity.ts'
import { proof } from './proof.ts'
import { rescission } from './rescission.ts'
import { signature } from './signature.ts'

/** What an additional signer sends, by name, and the steps at which it is due. */
export const acts: Readonly<
  Record<string, { readonly at: readonly SignerStep[]; readonly handle: ActHandler }>
> = {
  consent: { at: ['CONSENT'], handle: consent },
  identity: { at: ['IDENTITY', 'CONDITION'], handle: identity },
  proof: { at: ['CONDITION'], handle: proof },
  rescission: { at: ['SIGNED'], handle: rescission },
  signature: { at: ['SIGNING'], handle: signature },
}
