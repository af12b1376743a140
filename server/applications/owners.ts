import { fullName } from '../auth/full-name.ts'
import type { Application } from './application.ts'

/** Owner of the home, who may therefore cancel (12 CFR 1026.15(a)(1)(i)). */
export interface Owner {
  /** Undefined until a co-owner has an account. */
  readonly identity: string | undefined
  readonly name: string
}

/** Lists the owners of the home: the borrower, then those who sign because they are on the title. */
export function ownersOf({ owner, profile, heloc }: Application): readonly Owner[] {
  const others = (heloc.helocSigners ?? []).map(({ identityUuid, name = '' }) => ({
    identity: identityUuid,
    name,
  }))
  return [{ identity: owner, name: fullName(profile) }, ...others]
}
