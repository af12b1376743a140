import { ApiError } from '../kit/api/api-error.ts'
import { createStore } from '../kit/storage/create-store.ts'

/** Question for a proof that a call waits for. */
interface ProofAsked {
  /** Sends what waits. */
  readonly given: () => void
  /** Gives up what waits: its page shows the refusal. */
  readonly left: () => void
  readonly answer: Promise<void>
}

const asked = createStore<ProofAsked | undefined>(undefined)

export const { get: currentProof, subscribe: subscribeToProof } = asked

/**
 * Asks the user to prove that it is them, once for all calls that wait for it. Resolves when they have. Rejects with the refusal
 * if they leave the question.
 */
function askForProof(refusal: ApiError): Promise<void> {
  const open = asked.get()
  if (open !== undefined) return open.answer
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>()
  const end = (settle: () => void) => () => {
    asked.set(undefined)
    settle()
  }
  asked.set({ given: end(resolve), left: end(() => reject(refusal)), answer })
  return answer
}

/** Sends a request, and sends it again, as it was, once the user has given the proof that the server asks for first. */
export async function withProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROOF_REQUIRED') throw error
    await askForProof(error)
    return withProof(send)
  }
}
