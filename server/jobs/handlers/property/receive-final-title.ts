import type { JobHandler } from '../../job.ts'

/** Confirms that the title search is up to date; a person reads it next. */
export const receiveFinalTitle: JobHandler = async () => ({ event: 'finalTitleReceived', patch: {} })
