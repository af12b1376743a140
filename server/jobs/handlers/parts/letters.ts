import type { Letter } from '../../../applications/change/patch.ts'

/** Letter that says that the desk has finished its review and the application goes on. */
export const reviewed: Letter = { channel: 'MAIL', template: 'reviewed' }

/** Letter that tells a waiting applicant that the deed can be signed now. */
export const deedReady: Letter = { channel: 'MAIL', template: 'deedReady' }
