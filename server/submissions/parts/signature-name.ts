import { isSignatureOf } from '#product'
import { Problem } from '../../errors/problem.ts'

/** Throws a Problem (422), which says the first of the names, if the typed name is none of them. */
export function requireSignatureOf(names: readonly string[], typedName: string): void {
  if (!isSignatureOf(names, typedName))
    throw new Problem(422, 'SIGNATURE_NAME', { name: names[0] ?? '' }).at('typedName')
}
