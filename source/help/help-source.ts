import type { HelpSource } from '#generated/dsl'

export type { HelpSource }

/** An article of flows/help: one question that applicants ask, with its answers over time. */
export type HelpArticle = NonNullable<HelpSource['articles']>[string]

/** What of an application is told to whoever asks about their own. */
export type OwnQuestion = NonNullable<HelpArticle['position']>
