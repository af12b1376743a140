import type { HelpSource } from '#generated/dsl'

export type { HelpSource }

/** Article of flows/help: one question that applicants ask, with its answers over time. */
export type HelpArticle = NonNullable<HelpSource['articles']>[string]

/** Facts of their own application that a help answer tells an applicant. */
export type OwnQuestion = NonNullable<HelpArticle['position']>
