export { camelCase } from './files/camel-case.ts'
export { type DocumentVersion, documentPlace } from './files/document-place.ts'
export { documentTexts } from './files/document-texts.ts'
export { type FileKind, fileKind, localeOf, schemaOf, singleFiles } from './files/file-kind.ts'
export { loadPlace } from './files/load-place.ts'
export { createSource, filesOf, loadSource, type Source, type SourceFile } from './files/load-source.ts'
export { readCheckedFile } from './files/read-checked-file.ts'
export { repository } from './files/repository.ts'
export { type FilePlace, findingAt, keyPlace } from './findings/fault.ts'
export { atTop, type Finding, type Place, type Witness } from './findings/finding.ts'
export { isUsable } from './findings/finding-set.ts'
export { nearestHint } from './findings/nearest-hint.ts'
export { SourceError, type SourceErrorCode } from './findings/source-error.ts'
export { sharesIn } from './flags/named-variants.ts'
export type { HelpArticle, HelpSource, OwnQuestion } from './help/help-source.ts'
export { type BrowserJourney, browserJourney } from './journey/browser-journey.ts'
export type { Flows } from './journey/build-flows.ts'
export { buildWithout } from './journey/build-without.ts'
export { checkAnswerLeaves } from './journey/check-answer-leaves.ts'
export { describeFault } from './journey/compile-flows.ts'
export { formOf, type KeptField, keepsItself, keptFields } from './journey/kept-answers.ts'
export { overridePointer } from './journey/override-place.ts'
export { leavesIn, type PredicateLeaf } from './journey/predicate-leaves.ts'
export { resolveBase } from './journey/resolve-base.ts'
export {
  type ResolvedTenant,
  resolveBefore,
  resolveTenant,
  type TenantJourney,
} from './journey/resolve-tenant.ts'
export { requireTenant, tenantJourney } from './journey/tenant-journey.ts'
export { contentHash } from './json/content-hash.ts'
export { type JsonFile, parseJsonFile } from './json/json-file.ts'
export { parsePointer, pointerTo } from './json/json-pointer.ts'
export {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  isJsonObject,
  type Json,
  type JsonObject,
} from './json/json-value.ts'
export { mendSyntax } from './json/mend-syntax.ts'
export { hasMarks, mergeConflicts } from './json/merge-marks.ts'
export { mergePatch } from './json/merge-patch.ts'
export { pathsBelow } from './json/paths-below.ts'
export { jsonFiles, readJsonObject } from './json/read-json-folder.ts'
export { readText, type UnreadableText } from './json/read-text.ts'
export { valueAt } from './json/value-at.ts'
export { visitJson } from './json/visit-json.ts'
export type { Provenance } from './overrides/apply-overrides.ts'
export { applyOverrides, type OverridePolicies } from './overrides/apply-overrides.ts'
export { type CheckedContext, checkContext } from './schemas/check-context.ts'
export { type ContextField, contextFields } from './schemas/context-fields.ts'
export { dslSchema } from './schemas/dsl-schema.ts'
export { formValueSchema } from './schemas/form-value-schema.ts'
export { isOrdered } from './schemas/is-ordered.ts'
export { type Disorder, orderKeys } from './schemas/order-keys.ts'
export { looseValues, reliedFormats, withReliedFormats } from './schemas/relied-formats.ts'
export { type SchemaPlace, schemaBelow, schemaPlace } from './schemas/schema-place.ts'
export { schemaErrors } from './schemas/validate-file.ts'
export { settingsByTenant } from './tenant/settings-by-tenant.ts'
export { tenantChain, tenantCodeOf, tenantFiles } from './tenant/tenant-chain.ts'
export { takenNames } from './tenant/tenant-claims.ts'
export { namesDefault, namesGroup, tenantCodes } from './tenant/tenant-codes.ts'
export { tenantContext } from './tenant/tenant-context.ts'
export { faceKey } from './tenant/tenant-fonts.ts'
export { imageKeys, namedFiles, type TenantImages, tenantImages } from './tenant/tenant-images.ts'
export {
  isDefault,
  isGroup,
  isInherited,
  type TenantSettings,
  tenantSettings,
} from './tenant/tenant-settings.ts'
export { textOn } from './theme/contrast.ts'
export { contrastFaults, contrastOf } from './theme/contrast-faults.ts'
export { contrastPairs } from './theme/contrast-pairs.ts'
export { deriveTokens, type Mode } from './theme/derive-tokens.ts'
export { type DesignToken, designTokens, type TokenTree } from './theme/design-tokens.ts'
export { drawFavicon, drawLogo } from './theme/draw-images.ts'
export { escapeHtml } from './theme/escape-html.ts'
export { type BrandFonts, type FontFace, familiesOf, fontCss } from './theme/font-css.ts'
export { type FontMetrics, fontMetrics } from './theme/font-metrics.ts'
export { initialOf } from './theme/initial-of.ts'
export { fromHex, toHex } from './theme/oklch.ts'
export { replacedBrands } from './theme/replaced-brands.ts'
export { cssFamilies, fontFamilies, seedsOf, type Theme } from './theme/theme.ts'
export { knownValues, missingValues, valuesKnownTo } from './wording/known-values.ts'
export { type LayeredCopy, messageText } from './wording/layered-copy.ts'
export { offeredLocales, writtenLocale } from './wording/locales.ts'
export { messageArguments } from './wording/message-arguments.ts'
export { parseOnce } from './wording/parse-once.ts'
export { translatedLocales, type Untranslated, untranslated } from './wording/translation.ts'
export { decidingFacts } from './words/deciding-facts.ts'
export { describeLeaf } from './words/describe-leaf.ts'
