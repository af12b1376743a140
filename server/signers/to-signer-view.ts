import type { SignerView } from '#generated/api'
import type { DocumentType } from '#generated/domain'
import { isDue } from '../applications/is-due.ts'
import { propertyAddress } from '../applications/property-address.ts'
import type { StoredDocument } from '../documents/document-store.ts'
import { toSign } from './make-signer-documents.ts'
import { signerStep } from './signer-step.ts'
import type { Signing } from './signing.ts'

/**
 * The application as an additional signer may see it, written out field by field: whatever is added to an application
 * stays hidden from signers until somebody decides otherwise here.
 */
export function toSignerView(signing: Signing, documents: readonly StoredDocument[]): SignerView {
  const { application, identity, signer, file } = signing
  const { firstName = '', lastName = '' } = application.profile.name ?? {}
  return {
    uuid: signer.uuid,
    step: signerStep(signing),
    broker: identity.userType === 'BROKER',
    name: `${file.firstName} ${file.lastName}`,
    borrowerName: `${firstName} ${lastName}`,
    propertyAddress: propertyAddress(application),
    documents: documents.map(toListed).sort((a, b) => rank(a) - rank(b)),
    conditions: file.conditions.map(({ documents, refusedPictures, ...condition }) => ({
      ...condition,
      documents: [...documents],
      ...(refusedPictures !== undefined && { refusedPictures: [...refusedPictures] }),
    })),
    ...(file.signedAt === undefined ? {} : { signedAt: file.signedAt }),
    ...rescissionOf(signing),
  }
}

/** Until when they may cancel, while they may; the time of the application runs ahead in the sandbox. */
function rescissionOf({ tenant, application }: Signing): Pick<SignerView, 'rescission'> {
  const { heloc, timeShiftMs } = application
  const { rescissionEndsAt: endsAt, rescissionLastDay: lastDay } = heloc
  if (!isDue(tenant, application, 'rescinded') || endsAt === undefined || lastDay === undefined) return {}
  return { rescission: { endsAt, lastDay, timeShiftMs } }
}

type Listed = SignerView['documents'][number]

const toListed = ({ uuid, type, name, pages, createdAt, origin }: StoredDocument): Listed => ({
  uuid,
  // Documents are stored by their enumeration alone: see read-upload.ts and render-document.ts.
  type: type as DocumentType,
  name,
  toSign: toSign.some((one) => one === type),
  given: origin === 'GENERATED',
  pages,
  createdDate: createdAt.toISOString(),
})

/** What is to be signed in the order in which it is read, before the files of the signer's own. */
const rank = ({ type }: Listed): number => (toSign.includes(type) ? toSign.indexOf(type) : toSign.length)
