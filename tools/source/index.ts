export { type BrowserJourney, type BrowserSource, browserJourney } from './browser-journey.ts'
export { type CheckedContext, checkContext } from './check-context.ts'
export { contentHash } from './content-hash.ts'
export {
  type BaseResolution,
  type EffectiveJourney,
  effectiveJourney,
  type Resolution,
  resolveBase,
  resolveTenant,
} from './effective-journey.ts'
export type { ConditionSource, DisclosuresSource, EffectiveSource } from './effective-source.ts'
export type { Finding } from './finding.ts'
export { type JsonFile, parseJsonFile } from './json-file.ts'
export { loadSource, type Source, type SourceFile } from './load-source.ts'
export { parseMessage } from './parse-message.ts'
export { repository } from './repository.ts'
export { SourceError, type SourceErrorCode } from './source-error.ts'
export { tenantFiles } from './tenant-chain.ts'
export { tenantContext } from './tenant-context.ts'
