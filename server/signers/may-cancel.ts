import { hasRightToCancel } from '../applications/has-right-to-cancel.ts'
import { isDue } from '../applications/is-due.ts'
import type { Signing } from './signing.ts'

/** Whether a co-owner may cancel for every owner: the home is a main one, and the time for it has begun and not ended. */
export const mayCancel = ({ tenant, application }: Pick<Signing, 'tenant' | 'application'>): boolean =>
  isDue(tenant, application, 'rescinded') && hasRightToCancel(application.heloc)
