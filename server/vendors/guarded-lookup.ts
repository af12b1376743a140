import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from '../settings/private-addresses.ts'

/** Resolves a host name; a name that leads into a private network fails like one that does not exist. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, address: string | LookupAddress[], family) => {
    const found = typeof address === 'string' ? [{ address }] : (address ?? [])
    const refused = found.find((one) => isPrivateAddress(one.address))
    if (error === null && refused !== undefined)
      callback(new Error(`${hostname} leads to ${refused.address}, which is private.`), address, family)
    else callback(error, address, family)
  })
}
