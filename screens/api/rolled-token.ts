import { saveToken } from './session.ts'

/** A token is taken only from a 200 that says Bearer (specification, section 7). */
export function keepRolledToken(status: number, authorization: string | null): void {
  if (status === 200 && authorization?.startsWith('Bearer ')) saveToken(authorization.slice('Bearer '.length))
}
