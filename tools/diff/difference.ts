import type { Context } from '#engine'

/** Areas of differences, in the order of the report. */
export const areas = [
  'applicant',
  'page',
  'server-state-page',
  'client-state',
  'server-state',
  'client-event',
  'server-event',
  'predicate',
  'journey',
  'server-states',
  'pages',
  'predicates',
  'process',
  'registration',
  'progress',
  'conditions',
  'disclosures',
  'standing',
  'flags',
  'facts',
  'limits',
  'form',
  'document',
  'copy',
  'help',
  'lender',
  'migration',
] as const
export type Area = (typeof areas)[number]

/** Difference that an applicant, a reviewer or a developer meets. */
export interface Difference {
  readonly area: Area
  /** Name of the page, state, event, predicate, message ... */
  readonly subject: string
  /** Difference as a sentence. */
  readonly words: string
  /** Example of an applicant who meets the difference, as `journey resolve --context` takes it. */
  readonly example?: Context
}
