export { filesOf } from './base-flows.ts'
export { type BrowserJourney, type BrowserSource, browserJourney } from './browser-journey.ts'
export type { BuiltFlows, Flows } from './build-flows.ts'
export { camelCase } from './camel-case.ts'
export { type CheckedContext, checkContext } from './check-context.ts'
export { contentHash } from './content-hash.ts'
export { dslSchema } from './dsl-schema.ts'
export {
  type BaseResolution,
  type EffectiveJourney,
  effectiveJourney,
  type Resolution,
  requireTenant,
  resolveBase,
  resolveBefore,
  resolveTenant,
} from './effective-journey.ts'
export type { ConditionSource, DisclosuresSource, EffectiveSource } from './effective-source.ts'
export { findingAt } from './fault.ts'
export { type FileKind, fileKind, singleFiles } from './file-kind.ts'
export type { Finding } from './finding.ts'
export { type JsonFile, parseJsonFile } from './json-file.ts'
export { parsePointer, pointerTo } from './json-pointer.ts'
export { asJsonObject, asStrings, childObject, isJsonObject } from './json-value.ts'
export { createSource, loadSource, type Source, type SourceFile } from './load-source.ts'
export { type Disorder, orderKeys } from './order-keys.ts'
export { parseMessage } from './parse-message.ts'
export { readJsonObject } from './read-json-folder.ts'
export { repository } from './repository.ts'
export { type SchemaPlace, schemaBelow, schemaPlace } from './schema-place.ts'
export { SourceError, type SourceErrorCode } from './source-error.ts'
export { tenantChain, tenantFiles } from './tenant-chain.ts'
export { tenantContext } from './tenant-context.ts'
