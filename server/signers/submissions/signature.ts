import { signDocuments } from '../../submissions/parts/signature.ts'
import { answersOf } from '../../validation/answers-of.ts'
import { toSign } from '../make-signer-documents.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import { signerSubmission } from './signer-submission.ts'

const asked = answersOf('heloc-signer/sign', 'typedName', 'signConsent', 'documents')

/** Signs the co-owner's counterpart of the deed and the notice, each opened first. */
export const signature = signerSubmission(asked, async ({ tx, tenant, signing, answers, now }) => {
  const { firstName, lastName } = signing.file
  const listed = await listSignerDocuments(tx, signing)
  const evidence = await signDocuments(
    tx,
    { application: signing.application.uuid, name: { firstName, lastName }, locale: tenant.locale, now },
    { due: listed.filter(({ type }) => toSign.some((one) => one === type)), types: toSign },
    answers,
  )
  return { status: 'COMPLETE', file: { signedAt: now.toISOString() }, evidence }
})
