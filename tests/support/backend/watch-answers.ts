import { signerSubmissions } from '../../../server/signers/submissions/signer-submissions.ts'
import { submissions } from '../../../server/submissions/submissions.ts'
import type { AnswersOf } from '../../../server/validation/answers-of.ts'

/** Handler of answers that borrowers and co-owners send, with the answers of its form that its code names. */
interface Handler {
  readonly asked: AnswersOf
  readonly handle: (input: never) => unknown
}

export const handlers: readonly (readonly [string, Handler])[] = Object.entries({
  ...submissions,
  ...signerSubmissions,
})

/** Records from now on which answers the handlers read, by form; `stop` ends it. */
export function watchAnswers(): {
  readonly read: ReadonlyMap<string, Set<string>>
  readonly stop: () => void
} {
  const read = new Map<string, Set<string>>()
  const undo = handlers.map(([, handler]) => {
    const { handle, asked } = handler
    const seen = read.get(asked.form) ?? new Set()
    read.set(asked.form, seen)
    Object.assign(handler, { handle: (input: object) => handle(watched(input, seen) as never) })
    return () => Object.assign(handler, { handle })
  })
  return { read, stop: () => void undo.map((restore) => restore()) }
}

const watched = (input: object, seen: Set<string>): object => ({
  ...input,
  answers: new Proxy(Object(Reflect.get(input, 'answers')), {
    get: (answers, name) => {
      seen.add(String(name))
      return Reflect.get(answers, name)
    },
  }),
})
