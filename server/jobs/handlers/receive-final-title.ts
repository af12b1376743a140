import type { JobHandler } from '../job.ts'

/** The title search is up to date; somebody reads it next. */
export const receiveFinalTitle: JobHandler = async () => ({ event: 'finalTitleReceived', patch: {} })
