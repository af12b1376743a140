import { useState } from 'react'
import { JourneyForm } from '../../../../forms/journey-form.tsx'
import { useOpenApplication } from '../../../../journey/routing-context.ts'
import { Text } from '../../../../journey/text.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { usePageSubmit } from '../../../../journey/use-page-submit.ts'
import { usePath } from '../../../../journey/use-path.ts'
import { DocumentUpload } from '../../../../shell/document-upload.tsx'
import { documentsOf } from '../../../../shell/use-reading.ts'

const filesId = 'ownership-files'

/** Why the records name somebody else, and the paper that proves it. */
export function OwnershipProof() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('ownership')
  const [strict, setStrict] = useState(false)
  const proofs = documentsOf(heloc, ['SUPPORT'])
  const missing = t('reviewApp.incorrectOwnership.files.missing')
  const isMissing = proofs.length === 0
  const check = () => {
    setStrict(true)
    return isMissing ? [{ target: filesId, message: missing }] : []
  }
  return (
    <>
      <p>
        <Text id="reviewApp.incorrectOwnership.address" link={path('review-app/property')} />
      </p>
      <JourneyForm
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
          error={strict && isMissing ? missing : undefined}
        />
      </JourneyForm>
    </>
  )
}
