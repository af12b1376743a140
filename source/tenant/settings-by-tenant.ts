import { memoize } from '#engine'
import type { Source } from '../files/load-source.ts'
import type { JsonObject } from '../json/json-value.ts'
import { tenantChain } from './tenant-chain.ts'
import { tenantCodes } from './tenant-codes.ts'
import { tenantSettings } from './tenant-settings.ts'

/** Settings of each lender that serves applicants, including inherited ones, by code; used to compare lenders. */
export const settingsByTenant = memoize(
  (source: Source): ReadonlyMap<string, JsonObject> =>
    new Map(tenantCodes(source).map((code) => [code, tenantSettings(tenantChain(source, code).files).value])),
)
