import type { Evidence } from '../../../applications/evidence.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import type { StoredDocument } from '../../../documents/document-store.ts'
import { type JobHandler, type JobInput, shiftTo } from '../../job.ts'

/** Waits for the appointment with a notary in person. At its time the deed is signed there on paper, or the visit is missed. */
export const attendNotaryVisit: JobHandler = async (input) => {
  const { application, vendors, call, now, hastens } = input
  const { notaryVisit } = application.heloc
  if (notaryVisit === undefined)
    throw new Error(`The application ${application.uuid} waits for a notary without an appointment.`)
  const startsAt = new Date(notaryVisit.startsAt)
  if (now < startsAt && !hastens) return { patch: {}, notBefore: startsAt }
  const shift = shiftTo(startsAt, input)
  const lastName = application.profile.name?.lastName ?? ''
  const { place } = notaryVisit
  const answer = await vendors.notary.visit(propertyAddress(application), { place, lastName }, call)
  if (answer === 'SIGNED') return signed(input, new Date(Math.max(now.getTime(), startsAt.getTime())), shift)
  return {
    event: 'notaryVisitMissed',
    patch: {
      ...shift,
      heloc: { notaryVisit: { ...notaryVisit, missed: true } },
      letters: [{ channel: 'MAIL', template: 'notaryMissed' }],
    },
  }
}

async function signed({ application, loadDocument }: JobInput, at: Date, shift: ReturnType<typeof shiftTo>) {
  const deed = application.heloc.documents?.find(({ type }) => type === 'DEED')?.uuid
  if (deed === undefined) throw new Error(`The application ${application.uuid} has no deed to sign.`)
  return {
    event: 'deedSignedInPerson',
    patch: {
      ...shift,
      heloc: { deedSignedAt: at.toISOString() },
      status: {
        primaryParticipantAcceptComplete: true,
        notaryComplete: false,
        manualDeedSigningComplete: true,
      },
      evidence: [proofOf(await loadDocument(deed), application.heloc.notaryVisit, at)],
    },
  }
}

const proofOf = (
  deed: StoredDocument,
  visit: JobInput['application']['heloc']['notaryVisit'],
  signedAt: Date,
): Evidence => ({
  kind: 'SIGNATURE',
  subject: deed.uuid,
  version: deed.text?.version ?? '',
  textHash: deed.textHash ?? '',
  detail: {
    type: deed.type,
    sha256: deed.sha256,
    by: 'on paper, before a notary',
    notary: visit?.notary,
    signedAt: signedAt.toISOString(),
  },
})
