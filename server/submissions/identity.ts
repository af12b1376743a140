import { isIdentityDocument, sidesOf } from '../documents/identity-documents.ts'
import { Problem } from '../errors/problem.ts'
import { validateForm } from '../validation/form-validator.ts'
import type { SubmissionHandler } from './submission.ts'

/** Every side of the chosen document, among what was uploaded; documents of another kind leave the application. */
export const identity: SubmissionHandler = ({ tenant, application, values }) => {
  const answers = validateForm(tenant.forms, 'identity', values)
  const { documents = [] } = application.heloc
  const sides = sidesOf(tenant, answers.idType)
  const shown = documents.filter(
    ({ uuid, type }) => sides.includes(type) && uuid !== undefined && answers.documents.includes(uuid),
  )
  if (!sides.every((side) => shown.some(({ type }) => type === side)))
    throw new Problem(422, 'ID_DOCUMENTS_INCOMPLETE')
  return {
    heloc: {
      documents: documents.filter(
        (document) => shown.includes(document) || !isIdentityDocument(tenant, document.type),
      ),
    },
  }
}
