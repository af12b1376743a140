import { uuidsOf } from '../../applications/documents/uuids-of.ts'
import { sidesOf } from '../../documents/uploads/identity-documents.ts'
import { refusedPictures } from '../../documents/uploads/refused-pictures.ts'
import { Problem } from '../../errors/problem.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { createCondition } from '../create-condition.ts'
import { listSignerDocuments, loadSignerDocument, removeSignerDocuments } from '../signer-documents.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('identity', 'idType', 'documents')

/** Verifies every side of one identity document at once. Refused pictures are removed, and a condition asks for new ones. */
export const identity = signerSubmission(asked, async (input) => {
  const { tx, tenant, signing, answers, now, services } = input
  const sides = sidesOf(tenant, answers.idType)
  const listed = await listSignerDocuments(tx, signing)
  const shown = listed.filter(
    ({ uuid, type }) => sides.some((side) => side === type) && answers.documents.includes(uuid),
  )
  if (!sides.every((side) => shown.some(({ type }) => type === side)))
    throw new Problem(422, 'ID_DOCUMENTS_INCOMPLETE')
  const others = signing.file.conditions.filter(
    ({ categoryEnum }) => categoryEnum !== 'ID_VERIFICATION_FAILURE',
  )
  const pictures = []
  for (const { uuid } of shown) pictures.push(await loadSignerDocument(tx, signing, uuid))
  const key = `${signing.application.uuid}:${signing.signer.uuid}:${uuidsOf(shown).join()}`
  const refused = await refusedPictures(services.vendors.of(tenant), pictures, {
    key,
    application: signing.application.uuid,
  })
  const weighed = uuidsOf(shown)
  if (refused.length === 0)
    return { weighed, file: { identityVerifiedAt: now.toISOString(), conditions: others } }
  const refusedSides = refused.map(({ document }) => document)
  await removeSignerDocuments(tx, signing, refusedSides, services.clock.now())
  return {
    weighed,
    file: {
      conditions: [
        ...others,
        { ...createCondition(tenant, 'ID_VERIFICATION_FAILURE', now), refusedPictures: refused },
      ],
    },
  }
})
