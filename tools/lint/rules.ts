import type { Rule } from './rule.ts'
import { ageByState } from './rules/age-by-state.ts'
import { answerLost } from './rules/answer-lost.ts'
import { answerPath } from './rules/answer-path.ts'
import { automaticLoop } from './rules/automatic-loop.ts'
import { brandImage } from './rules/brand-image.ts'
import { cannotFinish } from './rules/cannot-finish.ts'
import { canonicalForm } from './rules/canonical-form.ts'
import { consentText } from './rules/consent-text.ts'
import { constantCondition } from './rules/constant-condition.ts'
import { copiedLender } from './rules/copied-lender.ts'
import { copyMissing } from './rules/copy-missing.ts'
import { copyPlaceholder } from './rules/copy-placeholder.ts'
import { disclosureNotShown } from './rules/disclosure-not-shown.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { effectByName } from './rules/effect-by-name.ts'
import { endlessWait } from './rules/endless-wait.ts'
import { extendsCycle } from './rules/extends-cycle.ts'
import { fileUnreadable } from './rules/file-unreadable.ts'
import { formCondition } from './rules/form-condition.ts'
import { formFieldIncomplete } from './rules/form-field-incomplete.ts'
import { formFormatUnknown } from './rules/form-format-unknown.ts'
import { formOptions } from './rules/form-options.ts'
import { formSchema } from './rules/form-schema.ts'
import { halfSkip } from './rules/half-skip.ts'
import { icuInvalid } from './rules/icu-invalid.ts'
import { inconclusive } from './rules/inconclusive.ts'
import { inescapableLoop } from './rules/inescapable-loop.ts'
import { jobAnswer } from './rules/job-answer.ts'
import { jsonSyntax } from './rules/json-syntax.ts'
import { leftEnding } from './rules/left-ending.ts'
import { leftUnsaid } from './rules/left-unsaid.ts'
import { lenderFacts } from './rules/lender-facts.ts'
import { lenderInCopy } from './rules/lender-in-copy.ts'
import { limitMissing } from './rules/limit-missing.ts'
import { limitsCrossed } from './rules/limits-crossed.ts'
import { localeIncomplete } from './rules/locale-incomplete.ts'
import { loneVariant } from './rules/lone-variant.ts'
import { missingFile } from './rules/missing-file.ts'
import { nameTaken } from './rules/name-taken.ts'
import { needUnmet } from './rules/need-unmet.ts'
import { noLastResort } from './rules/no-last-resort.ts'
import { numberInCopy } from './rules/number-in-copy.ts'
import { operatorTypeMismatch } from './rules/operator-type-mismatch.ts'
import { orderIncomplete } from './rules/order-incomplete.ts'
import { overrideInvalid } from './rules/override-invalid.ts'
import { pageArea } from './rules/page-area.ts'
import { pageGap } from './rules/page-gap.ts'
import { pageWithoutScreen } from './rules/page-without-screen.ts'
import { personalDataExposed } from './rules/personal-data-exposed.ts'
import { pingPong } from './rules/ping-pong.ts'
import { predicateCycle } from './rules/predicate-cycle.ts'
import { pricingOutsideLimits } from './rules/pricing-outside-limits.ts'
import { publishedText } from './rules/published-text.ts'
import { redirectLost } from './rules/redirect-lost.ts'
import { refusedEvent } from './rules/refused-event.ts'
import { registrationOrder } from './rules/registration-order.ts'
import { repeatableStep } from './rules/repeatable-step.ts'
import { roadChanged } from './rules/road-changed.ts'
import { schema } from './rules/schema.ts'
import { serverStateMappedTwice } from './rules/server-state-mapped-twice.ts'
import { serverStateUnmapped } from './rules/server-state-unmapped.ts'
import { shadowedTrigger } from './rules/shadowed-trigger.ts'
import { shadowedVariant } from './rules/shadowed-variant.ts'
import { stalePage } from './rules/stale-page.ts'
import { stateNoticeMissing } from './rules/state-notice-missing.ts'
import { stuckApplicant } from './rules/stuck-applicant.ts'
import { submissionUnhandled } from './rules/submission-unhandled.ts'
import { suppression } from './rules/suppression.ts'
import { textUnfinished } from './rules/text-unfinished.ts'
import { themeContrast } from './rules/theme-contrast.ts'
import { triggerOrderIncomplete } from './rules/trigger-order-incomplete.ts'
import { uncertainData } from './rules/uncertain-data.ts'
import { unguardedStep } from './rules/unguarded-step.ts'
import { unknownReference } from './rules/unknown-reference.ts'
import { unknownSwitch } from './rules/unknown-switch.ts'
import { unofferedEvent } from './rules/unoffered-event.ts'
import { unreachablePage } from './rules/unreachable-page.ts'
import { unreachableState } from './rules/unreachable-state.ts'
import { unreadFile } from './rules/unread-file.ts'
import { unsafeNegation } from './rules/unsafe-negation.ts'
import { unusedCopy } from './rules/unused-copy.ts'
import { unusedPredicate } from './rules/unused-predicate.ts'
import { unusedScreen } from './rules/unused-screen.ts'

/** Every rule, by id. */
export const rules: readonly Rule[] = [
  ageByState,
  answerLost,
  answerPath,
  automaticLoop,
  brandImage,
  cannotFinish,
  canonicalForm,
  consentText,
  constantCondition,
  copiedLender,
  copyMissing,
  copyPlaceholder,
  disclosureNotShown,
  duplicateKey,
  effectByName,
  endlessWait,
  extendsCycle,
  fileUnreadable,
  formCondition,
  formFieldIncomplete,
  formFormatUnknown,
  formOptions,
  formSchema,
  halfSkip,
  icuInvalid,
  inconclusive,
  inescapableLoop,
  jobAnswer,
  jsonSyntax,
  leftEnding,
  leftUnsaid,
  lenderFacts,
  lenderInCopy,
  limitMissing,
  limitsCrossed,
  localeIncomplete,
  loneVariant,
  missingFile,
  nameTaken,
  needUnmet,
  noLastResort,
  numberInCopy,
  operatorTypeMismatch,
  orderIncomplete,
  overrideInvalid,
  pageArea,
  pageGap,
  pageWithoutScreen,
  personalDataExposed,
  pingPong,
  predicateCycle,
  pricingOutsideLimits,
  publishedText,
  redirectLost,
  refusedEvent,
  registrationOrder,
  repeatableStep,
  roadChanged,
  schema,
  serverStateMappedTwice,
  serverStateUnmapped,
  shadowedTrigger,
  shadowedVariant,
  stalePage,
  stateNoticeMissing,
  stuckApplicant,
  submissionUnhandled,
  suppression,
  textUnfinished,
  themeContrast,
  triggerOrderIncomplete,
  uncertainData,
  unguardedStep,
  unknownReference,
  unknownSwitch,
  unofferedEvent,
  unreachablePage,
  unreachableState,
  unreadFile,
  unsafeNegation,
  unusedCopy,
  unusedPredicate,
  unusedScreen,
]
