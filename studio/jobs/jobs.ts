import type { Source } from '#source'
import { addCategory } from './add-category.ts'
import { addLender } from './add-lender.ts'
import { addPage } from './add-page.ts'
import { addQuestion } from './add-question.ts'
import { Impossible, type Job } from './job.ts'
import { addChoice, moveQuestion, removeQuestion, requireQuestion } from './question-jobs.ts'
import { skipPage } from './skip-page.ts'
import { newDisclosureVersion, newDocumentVersion, publishTexts } from './version-jobs.ts'
import { writeMigration } from './write-migration.ts'
import { writeNote } from './write-note.ts'

/** Jobs by name, each planned from the files as they are. */
const jobs = {
  addQuestion,
  removeQuestion,
  moveQuestion,
  requireQuestion,
  addChoice,
  addCategory,
  addLender,
  addPage,
  skipPage,
  newDisclosureVersion,
  newDocumentVersion,
  publishTexts,
  writeMigration,
  writeNote,
} as const

export type JobName = keyof typeof jobs

/** Request of a person: the name of a job and its details. */
export type JobRequest = {
  [Name in JobName]: { readonly job: Name; readonly details: Parameters<(typeof jobs)[Name]>[1] }
}[JobName]

/** Plans a job. Throws Impossible with a sentence if it cannot be done as it was asked for. */
export function planJob(source: Source, { job, details }: JobRequest): Job {
  if (!Object.hasOwn(jobs, job)) throw new Impossible(`There is no job "${job}".`)
  const plan = jobs[job] as (source: Source, details: unknown) => Job
  return plan(source, details)
}
