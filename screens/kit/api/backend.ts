import type { ApplicationData, ApplicationStatus, SubmissionName, TextId } from '../host.ts'
import type { ReadableSection } from '../ui/readable-text.tsx'
import type { Translate } from '../wording/use-copy.ts'

/** Calls that every page may make to the product's server. Each rejects with an ApiError. */
export interface PublicBackend {
  /** Reads a text that everybody may read, such as a consent. */
  readonly readText: (id: TextId) => Promise<PublicText>
  /** Finds addresses that begin with a text; without it, none are suggested. */
  readonly suggestAddresses?: (typed: string, signal: AbortSignal) => Promise<unknown>
}

/** Text to display: its sections, and the hash that proves which text was read. */
export interface PublicText {
  /** Language in which it is written, if known. */
  readonly locale?: string
  readonly title: string
  readonly version: string
  readonly textHash: string
  readonly sections: readonly ReadableSection[]
}

/** Calls of an application's pages to the product's server. Each rejects with an ApiError. */
export interface Backend {
  /** Sends the answers of a page. Resolves to the status that they led to; undefined if the server did not say. */
  readonly submit: (sent: Sending) => Promise<ApplicationStatus | undefined>
  /** Stores a file that belongs to an answer. Resolves to the uuid that answers the question. */
  readonly upload?: (file: File) => Promise<string>
  /** Codes of the refusals that mean that the application is in another state than the page assumed. */
  readonly movedOn: ReadonlySet<string>
  /** Called once a submission has come to its end, or has failed. */
  readonly onEnd?: () => void
}

/** Answers of a page on their way. */
export interface Sending {
  readonly name: SubmissionName
  readonly values: unknown
  /** Idempotency key: the same for the same values until they were accepted. */
  readonly key: string
  /** Application as the page shows it. */
  readonly data: ApplicationData
  readonly t: Translate
  /** Runs the request itself, and tells the user if it takes long. */
  readonly patiently: <T>(request: () => Promise<T>) => Promise<T>
}
