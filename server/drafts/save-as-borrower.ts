import { applicationPath } from '#engine'
import type { DraftsSaved } from '#generated/api'
import { lockOwned } from '../applications/application-store.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Draft } from './require-draft.ts'
import { saveForLater } from './save-for-later.ts'

interface BorrowerRequest {
  readonly application: string
  readonly owner: string
  readonly typed: readonly Draft[]
}

/** Saves the drafts of a borrower; the letter links to their application, and so to the page that is due. */
export const saveAsBorrower = (
  services: Services,
  { application: uuid, owner, typed }: BorrowerRequest,
): Promise<DraftsSaved> =>
  services.database.db.transaction(async (tx) => {
    const application = await lockOwned(tx, uuid, owner)
    const tenant = services.tenants.of(application)
    return saveForLater(tx, services, {
      tenant,
      application,
      identity: owner,
      typed,
      recipient: application.profile.email,
      path: applicationPath(tenant.journey.source.pages, uuid),
      forms: [...Object.values(tenant.process.submissions).map(({ form }) => form), ...formsOfPages(tenant)],
    })
  })

/** Returns the forms that bear the name of a page of the application: what is asked there, though no step of its own sends it. */
const formsOfPages = ({ forms, journey }: Tenant): readonly string[] =>
  [...forms.keys()].filter((id) => journey.source.pages.pages[id]?.area === 'application')
