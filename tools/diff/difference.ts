import type { Context } from '#engine'

/** What a difference is about, in the order in which they are told. */
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
  'limits',
  'form',
  'document',
  'copy',
  'help',
  'lender',
  'migration',
] as const
export type Area = (typeof areas)[number]

/** Something that an applicant, a reviewer or a developer meets differently. */
export interface Difference {
  readonly area: Area
  /** The page, state, event, predicate, message ... */
  readonly subject: string
  /** A sentence. */
  readonly words: string
  /** An applicant for whom it makes a difference, as `journey resolve --context` takes them. */
  readonly example?: Context
}
