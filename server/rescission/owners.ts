import type { Application } from '../applications/application.ts'
import { fullName } from '../applications/full-name.ts'

/** Somebody who owns the home and may therefore cancel (12 CFR 1026.15(a)(1)(i)). */
export interface Owner {
  /** Undefined while a co-owner has not opened their account. */
  readonly identity: string | undefined
  readonly name: string
}

/** Every owner of the home: the borrower, then whoever else signs because they are on the title. */
export function ownersOf({ owner, profile, heloc }: Application): readonly Owner[] {
  const others = (heloc.helocSigners ?? []).map(({ identityUuid, name = '' }) => ({
    identity: identityUuid,
    name,
  }))
  return [{ identity: owner, name: fullName(profile) }, ...others]
}
