import type { HelpSource } from '#generated/dsl'

export type { HelpSource }

/** Article of flows/help: one question that applicants ask, with its answers over time. */
export type HelpArticle = NonNullable<HelpSource['articles']>[string]

/** Subjects of help that a lender may skip. */
export type HelpSubject = NonNullable<HelpSource['subjects']>[string]

/** Facts of an applicant's own application that a help answer states. */
export type OwnQuestion = NonNullable<HelpArticle['position']>
