import type { Source } from '../files/load-source.ts'
import { asJsonObject } from '../json/json-value.ts'
import { tenantFiles } from './tenant-chain.ts'
import { isDefault, isGroup } from './tenant-settings.ts'

/** Codes of the lenders that serve applicants, without groups, which exist only to be extended. */
export const tenantCodes = (source: Source): readonly string[] =>
  [...tenantFiles(source).keys()].filter((code) => !namesGroup(source, code))

export const namesGroup = (source: Source, code: string): boolean =>
  isGroup(asJsonObject(tenantFiles(source).get(code)?.value))

export const namesDefault = (source: Source, code: string): boolean =>
  isDefault(asJsonObject(tenantFiles(source).get(code)?.value))
