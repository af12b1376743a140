import { contextOf } from '../../../applications/context-of.ts'
import { propertyTimeZone } from '../../../clock/property-time-zone.ts'
import { texasClosing } from '../../../clock/texas-closing.ts'
import { documentValues } from '../../../documents/made/document-values.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import { needsNotaryInPerson } from '../../../notary/needs-notary-in-person.ts'
import type { JobHandler, JobInput } from '../../job.ts'

/** Creates the deed and the notary's session for signing it, and determines whether and when it may be signed that way. */
export const makeDeed: JobHandler = async (input) => {
  const { tenant, application, vendors, call, now } = input
  const { notary, sessionCode } = await vendors.notary.openSession(call)
  return {
    event: 'deedMade',
    patch: {
      documents: [await renderDocument(tenant, 'deed', documentValues(tenant, application), now)],
      heloc: waitOf(input),
      loanFile: { notarySessionCode: sessionCode, notary },
      status: {
        notaryReady: true,
        notaryComplete: false,
        manualNotary: needsNotaryInPerson(tenant, application),
      },
    },
  }
}

/** Returns the waiting period of a Texas homestead, which may not be encumbered before the twelfth day after the application. */
function waitOf({ tenant, application }: JobInput) {
  if (!tenant.journey.predicates.compile('texasHomestead')(contextOf(tenant, application))) return {}
  const days = tenant.journey.source.limits.limits.texasClosing?.days
  const { submittedAt } = application.heloc
  if (days === undefined || submittedAt === undefined)
    throw new Error(`The application ${application.uuid} cannot tell when a Texas deed may be signed.`)
  const zone = propertyTimeZone(application.heloc.property)
  const { day, opensAt } = texasClosing(new Date(submittedAt), days, zone)
  return { notaryOpensAt: opensAt.toISOString(), notaryOpensDay: day }
}
