import { type JsonObject, type TenantJourney, tenantJourney } from '#source'
import { patchedSource } from './patched-source.ts'

/** Journey of a lender of this repository, with a merge patch (RFC 7396) over its files, by path. */
export const patchedJourney = (
  patch: Readonly<Record<string, JsonObject>>,
  tenant = 'hearthline',
): TenantJourney => tenantJourney(patchedSource(patch), tenant)
