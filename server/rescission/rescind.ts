import { pathOf } from '#engine'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { Evidence } from '../applications/evidence.ts'
import { hasRightToCancel } from '../applications/has-right-to-cancel.ts'
import type { Owner } from '../applications/owners.ts'
import { formatPropertyDate } from '../clock/property-time-zone.ts'
import { documentValues } from '../documents/made/document-values.ts'
import { renderDocument } from '../documents/made/render-document.ts'
import { Problem } from '../errors/problem.ts'
import { letterLink } from '../tenants/letter-link.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { copiesForCoOwners } from './copies-for-co-owners.ts'
import { hasRescissionEnded } from './has-rescission-ended.ts'

export interface RescissionInput {
  readonly tenant: Tenant
  readonly application: Application
  /** Current time on the application's clock. */
  readonly now: Date
}

/**
 * Returns the changes of one owner's notice of rescission, which cancels for all (12 CFR 1026.15(a)(4)), to be committed with
 * the event `rescinded`. Every owner gets a copy of the confirmation, and the letter to whoever canceled lets them deny it, because nobody proves who they are to cancel. Both the
 * borrower's and an additional signer's submission call it after checking the signature. Throws a Problem (409) where there is no
 * such right (NO_RIGHT_TO_CANCEL), or it has ended (RESCISSION_OVER).
 */
export async function rescind(
  { tenant, application, now }: RescissionInput,
  { identity, name }: Owner,
  typedName: string,
): Promise<Patch> {
  if (!hasRightToCancel(application.heloc)) throw new Problem(409, 'NO_RIGHT_TO_CANCEL')
  if (hasRescissionEnded(application.heloc, now)) throw new Problem(409, 'RESCISSION_OVER')
  const cancelledOn = formatPropertyDate(application.heloc.property, now)
  const values = { cancelledBy: name, cancelledOn }
  const { pages } = tenant.journey.source
  const page = 'document/disclosures'
  const path =
    identity === application.owner
      ? pathOf(pages, page, { uuid: application.uuid })
      : pathOf(pages, 'heloc-signer/login')
  const said = { ...documentValues(tenant, application), ...values }
  const render = () => renderDocument(tenant, 'cancellation', said, now)
  const borrowers = await render()
  const signerDocuments = await copiesForCoOwners(application, render)
  const confirmation = signerDocuments.find(({ signer }) => signer === identity)?.document ?? borrowers
  const proof: Evidence = {
    kind: 'SIGNATURE',
    subject: confirmation.uuid,
    version: confirmation.text?.version ?? '',
    textHash: confirmation.textHash ?? '',
    detail: { type: confirmation.type, typedName, signedAt: now.toISOString(), act: 'RESCINDED' },
    ...(identity === undefined ? {} : { identity }),
  }
  return {
    heloc: { cancellation: { kind: 'RESCINDED', at: now.toISOString(), by: name } },
    documents: [borrowers],
    signerDocuments,
    evidence: [proof],
    told: { ...values, url: letterLink(tenant, path) },
    letters: [
      {
        ...{ channel: 'MAIL', template: 'rescinded', page, to: 'EVERY_OWNER', values },
        ...(identity !== undefined && { except: identity }),
      },
    ],
  }
}
