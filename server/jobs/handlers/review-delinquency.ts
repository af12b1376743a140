import { clearAlert } from './clear-alert.ts'

/** A person looks at a mortgage that is past due. */
export const reviewDelinquency = clearAlert('LATE_MORTGAGE', 'delinquency', 'delinquency')
