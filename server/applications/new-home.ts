import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'

type Property = NonNullable<Heloc['property']>

export interface HomeAnswers extends Pick<Property, 'occupancy' | 'saleStatus'> {
  readonly address: NonNullable<Property['address']> & { readonly state: string }
}

/** Creates the home of an application from the answers; the county's record of it is found later. */
export function newHome({ address, ...answers }: HomeAnswers) {
  const uuid = randomUUID()
  return {
    property: { uuid, address, state: address.state, ...answers },
    properties: [{ uuid, address }],
  } satisfies Heloc
}
