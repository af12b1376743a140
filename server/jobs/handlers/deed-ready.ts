import type { Letter } from '../../applications/patch.ts'

/** To somebody who was kept waiting before the deed could be signed. */
export const deedReady: Letter = { channel: 'MAIL', template: 'deedReady' }
