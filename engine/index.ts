export type { Context } from '#generated/context'
export type { Field } from '#generated/fields'
export { amortize } from './amortization.ts'
export type {
  Overridden,
  OverrideDiagnostic,
  OverrideLayer,
  OverridePolicies,
  Provenance,
} from './apply-overrides.ts'
export { applyOverrides } from './apply-overrides.ts'
export { findFaults } from './check/check-journey.ts'
export { findLeafFaults } from './check/check-leaf.ts'
export { findMigrationFaults } from './check/check-migration.ts'
export { compileJourney, compileMachine, compilePredicates, compileProcess } from './check/compile.ts'
export type { Fault } from './check/place.ts'
export { chooseValue, createChoice } from './choice.ts'
export { countingLocale, dayIn, pacificZone } from './day-in.ts'
export type { AnswerOption } from './exclusive-answers.ts'
export { answersBeside } from './exclusive-answers.ts'
export type { Explanation } from './explain.ts'
export { explain, explainCondition, explainPath } from './explain.ts'
export type { AnswerFault, AskedField, AskedForm, Holds } from './form-answers.ts'
export { askedFields, checkAnswers } from './form-answers.ts'
export { formFormats, isRoutingNumber, passwordStrength } from './form-formats.ts'
export { type AnswerWords, answerAt, formatAnswer } from './format-answer.ts'
export { formatMessage, formatToParts } from './format-message.ts'
export { inForce } from './in-force.ts'
export { numberFormat } from './intl-formats.ts'
export type { Journey } from './journey.ts'
export { createJourney } from './journey.ts'
export { JourneyError } from './journey-error.ts'
export { answersPath, findField, resolveField } from './leaf-test.ts'
export { lenderFactNames, lenderFacts } from './lender-facts.ts'
export { type LimitFigure, limitFigures, limitValues } from './limit-values.ts'
export type { Calendar, LoanTerms } from './loan-math.ts'
export {
  accruedInterest,
  calendarOf,
  initialDraw,
  monthlyInterest,
  monthlyPayment,
  originationFee,
} from './loan-math.ts'
export type { Candidate, Machine } from './machine.ts'
export { admits, admittedStates } from './machine.ts'
export { mayRegister } from './may-register.ts'
export { declinedDecision, isDeclined, mayVisit, openToDeclined } from './may-visit.ts'
export type { Json, JsonObject } from './merge-patch.ts'
export { mergePatch } from './merge-patch.ts'
export type {
  FormattedPart,
  Message,
  MessageOptions,
  MessagePart,
  MessageValue,
  MessageValues,
} from './message.ts'
export { type ArgumentUse, messageArguments } from './message-arguments.ts'
export type { Migration, MigrationSource, MigrationStep } from './migrations.ts'
export { createMigration, followMigrations } from './migrations.ts'
export { nearest } from './nearest.ts'
export { offeredSubmissions } from './offered-submissions.ts'
export { applicationPath, type PathValues, pagePattern, pathOf } from './page-path.ts'
export { isWorking, pollDelays } from './poll-delays.ts'
export type { Predicate, Predicates } from './predicates.ts'
export { type PricingSource, pricingFaults } from './pricing-faults.ts'
export type { Progress, ProgressStep } from './progress.ts'
export { progress } from './progress.ts'
export type { RegistrationPosition, RegistrationRequest } from './registration-step.ts'
export { chooseRegistrationStep } from './registration-step.ts'
export type { DocumentOption, RequiredDocument } from './required-documents.ts'
export { requiredDocuments } from './required-documents.ts'
export type { ChosenPage, PageResolution } from './resolve-page.ts'
export { choosePage, resolvePage } from './resolve-page.ts'
export type { Refusal, SendResult } from './send.ts'
export { send } from './send.ts'
export type { ServerStateRule } from './server-states.ts'
export { findServerState } from './server-states.ts'
export type { PathStep, Settlement } from './settle.ts'
export { findTrigger, settle } from './settle.ts'
export * from './source.ts'
export { readable, textOn } from './theme/contrast.ts'
export { contrastFaults, contrastOf } from './theme/contrast-faults.ts'
export { contrastPairs } from './theme/contrast-pairs.ts'
export { deriveTokens, type Mode } from './theme/derive-tokens.ts'
export { type DesignToken, designTokens, type TokenTree } from './theme/design-tokens.ts'
export { fromHex, toHex } from './theme/oklch.ts'
export { replacedBrands } from './theme/replaced-brands.ts'
export { seedsOf, type Theme } from './theme/theme.ts'
export * from './values.ts'
