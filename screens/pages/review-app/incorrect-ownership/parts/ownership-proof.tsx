import { documentsOf } from '../../../../features/reading/documents-of.ts'
import { DocumentUpload } from '../../../../features/uploads/document-upload.tsx'
import { UploadForm } from '../../../../features/uploads/upload-form.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { useCheck } from '../../../../kit/forms/use-check.ts'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Text } from '../../../../kit/wording/text.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

const filesId = 'ownership-files'

/** Form for the reason why the records name another owner, and a document that proves it. */
export function OwnershipProof() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('ownership')
  const proofs = documentsOf(heloc, ['SUPPORT'])
  const { check, errorAt } = useCheck(() =>
    proofs.length === 0
      ? [{ target: filesId, message: t('reviewApp.incorrectOwnership.files.missing') }]
      : [],
  )
  return (
    <>
      <p>
        <Text id="reviewApp.incorrectOwnership.address" link={path('review-app/property')} />
      </p>
      <UploadForm
        form="review-app/incorrect-ownership"
        extra={{ documents: proofs.map((proof) => proof.uuid) }}
        check={check}
        onSubmit={submit}
      >
        <DocumentUpload
          id={filesId}
          type="SUPPORT"
          label={t('reviewApp.incorrectOwnership.files.label')}
          help={t('reviewApp.incorrectOwnership.files.help')}
          error={errorAt(filesId)}
        />
      </UploadForm>
    </>
  )
}
