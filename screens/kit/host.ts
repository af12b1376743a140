import type { Context, Journey, MessageValues } from '#engine'

/**
 * Types that a product gives the kit, by declaration merging:
 *
 *     declare module './kit/host.ts' {
 *       interface Register { pageId: PageId }
 *     }
 *
 * Where a product gives none, names are strings and data are records.
 */
// biome-ignore lint/suspicious/noEmptyInterface: products add to it
export interface Register {}

type Given<Name extends string, Otherwise> =
  Register extends Readonly<Record<Name, infer Type>> ? Type : Otherwise

/** Messages with the values that each needs. */
export type CopyValues = Given<'copyValues', Readonly<Record<string, MessageValues>>>
/** Key of a message that needs no values. */
export type CopyKey = Given<'copyKey', string>
/** Key of a message with a link. */
export type LinkedKey = Given<'linkedKey', string>
/** Compiled journey of the product. */
export type OwnJourney = Given<'journey', Journey>
/** Limit of flows/limits.json. */
export type LimitId = Given<'limitId', string>
/** Page of flows/pages.json. */
export type PageId = Given<'pageId', string>
/** Form of flows/forms. */
export type FormId = Given<'formId', string>
/** Submission of flows/process.json. */
export type SubmissionName = Given<'submission', string>
/** Text that everybody may read, such as a consent. */
export type TextId = Given<'text', string>
/** Values of each form, by its id. */
export type FormValues = Given<'formValues', Readonly<Record<string, Readonly<Record<string, unknown>>>>>
/** Parts of the context that are read of an open application. */
export type ApplicationData = Given<'application', { readonly status: OpenStatus } & Context>
export type ApplicationStatus = ApplicationData['status']
/** Facts that a product's own screens know, beside the journey. */
export type OwnFacts = Given<'facts', object>

interface OpenStatus {
  readonly version?: number
  readonly [field: string]: unknown
}
