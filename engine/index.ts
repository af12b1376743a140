export { answerAt } from './answers/answer-at.ts'
export type { AnswerOption } from './answers/exclusive-answers.ts'
export { answersBeside } from './answers/exclusive-answers.ts'
export type { AnswerFault, AskedField, AskedForm, Holds } from './answers/form-answers.ts'
export { askedFields, checkAnswers } from './answers/form-answers.ts'
export { formFormats, isRoutingNumber, numberFormats, stateCodes } from './answers/form-formats.ts'
export { type AnswerWords, formatAnswer } from './answers/format-answer.ts'
export { keptInDraft } from './answers/kept-in-draft.ts'
export type { DocumentOption } from './answers/required-documents.ts'
export { requiredDocuments } from './answers/required-documents.ts'
export { type StoredAnswer, storedAnswers, withValueAt } from './answers/stored-answers.ts'
export { tidyAnswer } from './answers/tidy-answer.ts'
export { findFaults } from './check/check-journey.ts'
export { findLeafFaults } from './check/check-leaf.ts'
export { findMigrationFaults } from './check/check-migration.ts'
export { findConditionFaults } from './check/check-predicates.ts'
export { compileJourney, compileMachine, compilePredicates, compileProcess } from './check/compile.ts'
export type { JourneyFault } from './check/place.ts'
export { isRecord } from './is-record.ts'
export { chooseValue, createChoice } from './machine/choice.ts'
export type { Journey } from './machine/journey.ts'
export { createJourney } from './machine/journey.ts'
export { JourneyError } from './machine/journey-error.ts'
export type { Candidate, Machine } from './machine/machine.ts'
export { admits, admittedStates } from './machine/machine.ts'
export type { Migration, MigrationStep } from './machine/migrations.ts'
export { createMigration, followMigrations } from './machine/migrations.ts'
export type { Refusal, SendResult } from './machine/send.ts'
export { send } from './machine/send.ts'
export type { ServerStateRule } from './machine/server-states.ts'
export { findServerState } from './machine/server-states.ts'
export type { PathStep, Settlement } from './machine/settle.ts'
export { findTrigger, settle } from './machine/settle.ts'
export { memoize } from './memoize.ts'
export { countingLocale, dayIn, pacificZone } from './messages/day-in.ts'
export { formatMessage, formatToParts } from './messages/format-message.ts'
export { inForce } from './messages/in-force.ts'
export { dateFormat, numberFormat } from './messages/intl-formats.ts'
export { type LimitFigure, limitFigures, limitValues } from './messages/limit-values.ts'
export type {
  FormattedPart,
  Message,
  MessageOptions,
  MessagePart,
  MessagesBelow,
  MessageValue,
  MessageValues,
  ValuesOf,
} from './messages/message.ts'
export * from './messages/values.ts'
export { isInvisible, nameCharacter } from './name-character.ts'
export { didYouMean, nearest, withNearest } from './nearest.ts'
export { isWorking } from './pages/is-working.ts'
export { isDeclined, mayVisit, showsAnswered } from './pages/may-visit.ts'
export { offeredSubmissions } from './pages/offered-submissions.ts'
export {
  applicationPath,
  hasKnownValues,
  type PathValues,
  pagePattern,
  pathOf,
  type StepState,
  stateAt,
} from './pages/page-path.ts'
export { pollDelays } from './pages/poll-delays.ts'
export type { Progress, ProgressStep } from './pages/progress.ts'
export { progress } from './pages/progress.ts'
export type { RegistrationPosition, RegistrationRequest } from './pages/registration-step.ts'
export { chooseRegistrationStep, firstForm, registrationMessage } from './pages/registration-step.ts'
export type { ChosenPage, PageResolution } from './pages/resolve-page.ts'
export { choosePage, resolvePage } from './pages/resolve-page.ts'
export { type Stage, stageOf, stageOfState } from './pages/stage-of.ts'
export { titleOf } from './pages/title-of.ts'
export {
  minutesDue,
  minutesFrom,
  type Place,
  partsOf,
  placeOf,
  type Way,
  wayAt,
} from './pages/way.ts'
export { isInterrupted, type Turn, turnOfSigner, turnOfStep, whoseTurn } from './pages/whose-turn.ts'
export type { Explanation } from './predicates/explain.ts'
export { explain, explainCondition, explainPath, explainVariant } from './predicates/explain.ts'
export { findField, resolveField } from './predicates/leaf-test.ts'
export type { Predicate, Predicates } from './predicates/predicates.ts'
export * from './source.ts'
export {
  type Context,
  type Field,
  type FieldType,
  type FullVocabulary,
  inState,
  stateOf,
  type Vocabulary,
} from './vocabulary.ts'
