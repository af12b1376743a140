import type { SignerView } from '#generated/api'
import type { DocumentType } from '#generated/domain'
import { hasRightToCancel } from '../applications/has-right-to-cancel.ts'
import { propertyAddress } from '../applications/property-address.ts'
import { propertyTimeZone, westernmostTimeZone } from '../clock/property-time-zone.ts'
import type { StoredDocument } from '../documents/document-store.ts'
import { toSign } from './make-signer-documents.ts'
import { mayCancel } from './may-cancel.ts'
import { signerStep } from './signer-step.ts'
import type { Signing } from './signing.ts'
import { signingEnd } from './signing-end.ts'
import { signingHold } from './signing-hold.ts'
import { signingStanding } from './signing-phase.ts'

/**
 * Returns what an additional signer may see of the application, field by field, so that new fields of an application stay
 * hidden until somebody adds them here.
 */
export function toSignerView(signing: Signing, documents: readonly StoredDocument[]): SignerView {
  const { application, identity, signer, file } = signing
  const { firstName = '', lastName = '' } = application.profile.name ?? {}
  const step = signerStep(signing)
  const hold = signingHold(signing)
  return {
    uuid: signer.uuid,
    step,
    broker: identity.userType === 'BROKER',
    name: `${file.firstName} ${file.lastName}`,
    borrowerName: `${firstName} ${lastName}`,
    propertyAddress: propertyAddress(application),
    timeZone: propertyTimeZone(application.heloc.property),
    timeShiftMs: application.timeShiftMs,
    isCancellable: hasRightToCancel(application.heloc),
    documents: documents.map(toListed).sort((a, b) => rank(a) - rank(b)),
    conditions: file.conditions.map(({ documents, refusedPictures, ...condition }) => ({
      ...condition,
      documents: [...documents],
      ...(refusedPictures !== undefined && { refusedPictures: [...refusedPictures] }),
    })),
    ...(signer.refusal === undefined
      ? {}
      : { refusal: signer.refusal, refusalWords: file.refused?.words !== undefined }),
    ...(file.signedAt === undefined ? {} : { signedAt: file.signedAt }),
    ...(hold && { hold }),
    ...standingOf(signing, step, hold),
    ...rescissionOf(signing),
  }
}

/** Says where the application is once they have signed, unless the money is held, and how it ended once it has. */
function standingOf(
  signing: Signing,
  step: SignerView['step'],
  hold: SignerView['hold'],
): Pick<SignerView, 'standing' | 'cancellation'> {
  const { cancellation } = signing.application.heloc
  if (step === 'SIGNED') return hold ? {} : { standing: signingStanding(signing) }
  if (step !== 'CANCELLED') return {}
  return { standing: signingEnd(signing), ...(cancellation && { cancellation: cancellation.kind }) }
}

/** Returns the right to cancel while there is one, with its end once the notice is made. */
function rescissionOf(signing: Signing): Pick<SignerView, 'rescission'> {
  const { rescissionEndsAt: endsAt, rescissionLastDay: lastDay, property } = signing.application.heloc
  if (!mayCancel(signing)) return {}
  const timeZone = westernmostTimeZone(property?.state)
  return { rescission: { ...(endsAt && { endsAt }), ...(lastDay && { lastDay }), timeZone } }
}

type Listed = SignerView['documents'][number]

const toListed = ({ uuid, type, name, pages, createdAt, origin }: StoredDocument): Listed => ({
  uuid,
  // Documents are stored only with types of their enumeration: see read-upload.ts and render-document.ts.
  type: type as DocumentType,
  name,
  toSign: toSign.some((one) => one === type),
  given: origin === 'GENERATED',
  pages,
  createdDate: createdAt.toISOString(),
})

/** Ranks documents: those to be signed in reading order, then the signer's own files. */
const rank = ({ type }: Listed): number => (toSign.includes(type) ? toSign.indexOf(type) : toSign.length)
