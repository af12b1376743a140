import { clearAlert } from './clear-alert.ts'

/** An underwriter looks at credit references that no rule could verify. */
export const reviewFile = clearAlert('UNVERIFIED_REFERENCES', 'underwriting', 'references')
