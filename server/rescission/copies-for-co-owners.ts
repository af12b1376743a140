import type { Application } from '../applications/application.ts'
import type { RenderedDocument } from '../applications/documents/rendered-document.ts'
import { ownersOf } from '../applications/owners.ts'

/** Creates a copy of a document for each co-owner. One without an account has signed nothing yet. */
export const copiesForCoOwners = (
  application: Application,
  render: () => Promise<RenderedDocument>,
): Promise<{ readonly signer: string; readonly document: RenderedDocument }[]> =>
  Promise.all(
    ownersOf(application)
      .slice(1)
      .flatMap(({ identity: signer }) =>
        signer === undefined ? [] : [render().then((document) => ({ signer, document }))],
      ),
  )
