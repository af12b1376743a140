import type { Condition } from '#generated/domain'
import type { StoredCondition } from '../applications/stored-condition.ts'

/** Converts a condition to what its applicant may see. */
export const toCondition = (stored: StoredCondition): Condition => ({
  uuid: stored.uuid,
  categoryEnum: stored.category,
  created: stored.created,
  requestDocuments: [...stored.documents],
  earlierDocuments: [...stored.seen],
  actionNeeded: stored.state === 'OPEN',
  refused: stored.refused === true,
  xtraData: { numDocsRequired: stored.count },
  ...(stored.refusedPictures !== undefined && { refusedPictures: [...stored.refusedPictures] }),
  ...(stored.notes !== undefined && { notes: stored.notes }),
  ...(stored.comments !== undefined && { commentsToBorrower: stored.comments }),
})
