import type { JourneySource } from '../source.ts'
import type { FullVocabulary } from '../vocabulary.ts'
import { checkChoice } from './check-choice.ts'
import { checkMachine } from './check-machine.ts'
import { checkCondition, checkPredicates } from './check-predicates.ts'
import { at, checkId, type JourneyFault, type SourcePlace, startAt } from './place.ts'

/** Finds the faults that prevent a journey from running; empty if it can run. */
export function findFaults(source: JourneySource, vocabulary: FullVocabulary): readonly JourneyFault[] {
  const faults: JourneyFault[] = []
  checkPredicates(source.predicates, { faults, vocabulary })
  checkMachine(source.journey, source.predicates, { faults, vocabulary })
  checkPages(source, { ...startAt('pages', vocabulary), faults })
  checkServerStates(source, { ...startAt('serverStates', vocabulary), faults })
  checkRegistration(source, { ...startAt('registration', vocabulary), faults })
  checkProgress(source, { ...startAt('progress', vocabulary), faults })
  checkConditions(source, { ...startAt('conditions', vocabulary), faults })
  return faults
}

function checkPages({ pages, predicates }: JourneySource, place: SourcePlace): void {
  if (pages.declined !== undefined)
    checkCondition(pages.declined.when, predicates.predicates, at(place, 'declined', 'when'))
  for (const [page, { visitWhen, answered, progress, submissions = [], needs = [] }] of Object.entries(
    pages.pages,
  )) {
    checkChoice(progress ?? undefined, 'progress', predicates, at(place, 'pages', page, 'progress'))
    if (visitWhen !== undefined)
      checkCondition(visitWhen, predicates.predicates, at(place, 'pages', page, 'visitWhen'))
    if (answered !== undefined)
      checkCondition(answered, predicates.predicates, at(place, 'pages', page, 'answered'))
    for (const [index, need] of needs.entries())
      if (typeof need !== 'string')
        checkCondition(need, predicates.predicates, at(place, 'pages', page, 'needs', index))
    for (const [index, offer] of submissions.entries())
      if (typeof offer !== 'string')
        checkCondition(
          offer.when,
          predicates.predicates,
          at(place, 'pages', page, 'submissions', index, 'when'),
        )
  }
}

function checkServerStates({ serverStates, predicates }: JourneySource, place: SourcePlace): void {
  for (const [key, { page, turn }] of Object.entries(serverStates.states)) {
    checkChoice(page, 'page', predicates, at(place, 'states', key, 'page'))
    checkChoice(turn, 'turn', predicates, at(place, 'states', key, 'turn'))
  }
}

function checkRegistration({ registration, predicates }: JourneySource, place: SourcePlace): void {
  const { order, steps, confirmation, groups, groupOrder } = registration
  for (const [index, id] of order.entries())
    checkId(id, steps, 'UNKNOWN_STEP', 'step', at(place, 'order', index))
  for (const [index, id] of groupOrder.entries())
    checkId(id, groups, 'UNKNOWN_GROUP', 'group', at(place, 'groupOrder', index))
  for (const [id, { group, skipWhen }] of Object.entries(steps)) {
    checkId(group, groups, 'UNKNOWN_GROUP', 'group', at(place, 'steps', id, 'group'))
    if (skipWhen !== undefined)
      checkCondition(skipWhen, predicates.predicates, at(place, 'steps', id, 'skipWhen'))
  }
  if (confirmation?.skipWhen !== undefined)
    checkCondition(confirmation.skipWhen, predicates.predicates, at(place, 'confirmation', 'skipWhen'))
}

function checkConditions({ conditions, predicates }: JourneySource, place: SourcePlace): void {
  for (const [category, { when }] of Object.entries(conditions?.categories ?? {}))
    if (when !== undefined)
      checkCondition(when, predicates.predicates, at(place, 'categories', category, 'when'))
}

function checkProgress({ progress, predicates }: JourneySource, place: SourcePlace): void {
  for (const [index, id] of progress.order.entries())
    checkId(id, progress.steps, 'UNKNOWN_STEP', 'step', at(place, 'order', index))
  for (const [id, { label }] of Object.entries(progress.steps))
    checkChoice(label, 'label', predicates, at(place, 'steps', id, 'label'))
}
