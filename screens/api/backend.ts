import { checkTypedName } from '../features/proof/check-typed-name.ts'
import type { Backend } from '../kit/api/backend.ts'
import { calls } from './calls.ts'
import { withProof } from './proof.ts'
import { noteAccountChange } from './session/account-changes.ts'

/** Sends the submissions of an application, each once the user has given the proof that the server asks for first. */
export const backendOf = (uuid: string): Backend => ({
  async submit({ name, values, key, data, t, patiently }) {
    const { profile, heloc } = data
    await checkTypedName(values, profile.name, t)
    // Patience begins with each sending: while the user is asked for a proof, nothing takes long but them.
    const send = () => patiently(() => calls.submit(uuid, name, values, key, heloc.version))
    return (await withProof(send))?.status
  },
  movedOn: new Set([
    ...['STALE_VERSION', 'EVENT_NOT_ADMITTED'],
    ...['DETAILS_BOUND', 'APPLICATION_BOUND', 'WITHDRAWAL_BOUND'],
  ]),
  // Also after a failure: the answer of a step that was taken may have been lost.
  onEnd: noteAccountChange,
})
