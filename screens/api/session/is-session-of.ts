import { findSessionTenant } from './session.ts'

/** Whether a signed-in user has their account at a lender. A token that names no lender counts as one of its own. */
export const isSessionOf = (code: string): boolean => (findSessionTenant() ?? code) === code
