import type { Letter } from '../../applications/patch.ts'

/** Tells that somebody at the desk has looked, and the application goes on. */
export const reviewed: Letter = { channel: 'MAIL', template: 'reviewed' }

/** Tells somebody who was kept waiting that the deed can be signed now. */
export const deedReady: Letter = { channel: 'MAIL', template: 'deedReady' }
