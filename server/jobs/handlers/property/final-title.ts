import { propertyAddress } from '../../../applications/property-address.ts'
import type { JobHandler } from '../../job.ts'

/** Orders an update of a title search that is too old to close on. */
export const orderFinalTitle: JobHandler = async ({ application, vendors, call }) => {
  const { reference } = await vendors.title.bringUpToDate(propertyAddress(application), call)
  return {
    event: 'finalTitleOrdered',
    patch: { loanFile: { titleUpdateReference: reference }, status: { title: 'FINAL_PROCESSING' } },
  }
}

/** Confirms that the title search is up to date; a person reads it next. */
export const receiveFinalTitle: JobHandler = async () => ({ event: 'finalTitleReceived', patch: {} })
