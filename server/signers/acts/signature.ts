import { signDocuments } from '../../submissions/signature.ts'
import { validateForm } from '../../validation/form-validator.ts'
import { toSign } from '../make-signer-documents.ts'
import { listSignerDocuments } from '../signer-documents.ts'
import type { ActHandler } from './act.ts'

/** The co-owner's signature under their counterpart of the deed and the notice, each opened first. */
export const signature: ActHandler = async ({ tx, tenant, signing, values, now }) => {
  const answers = validateForm(tenant.forms, 'heloc-signer/sign', values)
  const { firstName, lastName } = signing.file
  const listed = await listSignerDocuments(tx, signing)
  const evidence = await signDocuments(
    tx,
    { application: signing.application.uuid, name: { firstName, lastName }, locale: tenant.locale },
    { due: listed.filter(({ type }) => toSign.some((one) => one === type)), types: toSign },
    answers,
  )
  return { status: 'COMPLETE', file: { signedAt: now.toISOString() }, evidence }
}
