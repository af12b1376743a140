import { type Source, tenantJourney } from '#source'
import { namesOf } from '../../tools/diff/names.ts'
import { createSide } from '../../tools/diff/side.ts'
import { firstLender } from '../model/lenders.ts'

/** States of an application, each by its title with its id. Throws SourceError if the journey cannot be used. */
export function statesOf(source: Source): readonly { readonly id: string; readonly name: string }[] {
  const lender = firstLender(source)
  const { serverState } = namesOf(createSide(source, lender))
  return Object.keys(tenantJourney(source, lender).source.process.states).map((id) => ({
    id,
    name: serverState(id),
  }))
}
