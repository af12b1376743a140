import { useState } from 'react'
import { Link } from 'react-router'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { usePath } from '../../journey/use-path.ts'
import { DocumentUpload } from '../../shell/document-upload.tsx'
import { LossPayee } from '../../shell/loss-payee.tsx'
import { documentsOf } from '../../shell/use-reading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

const hazardId = 'hazard-files'

/** insurance/upload: proof of hazard insurance, of flood insurance where needed, and the words for the insurer. */
export default function InsuranceUpload() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('insurance')
  const [strict, setStrict] = useState(false)
  const documents = documentsOf(heloc, ['PROOF_OF_HAZARD_INSURANCE', 'PROOF_OF_FLOOD_INSURANCE'])
  const isMissing = !documents.some(({ type }) => type === 'PROOF_OF_HAZARD_INSURANCE')
  const missing = t('insurance.upload.missing')
  const check = () => {
    setStrict(true)
    return isMissing ? [{ target: hazardId, message: missing }] : []
  }
  return (
    <div className="stack-large">
      <PageHeading title={t('insurance.upload.title')} lead={t('insurance.upload.lead')} />
      <p>
        <Link to={path('insurance/requirements')}>{t('insurance.upload.requirements')}</Link>
      </p>
      <LossPayee />
      <JourneyForm
        form="insurance/upload"
        extra={{ documents: documents.map(({ uuid }) => uuid) }}
        check={check}
        onSubmit={submit}
        before={
          <div className="stack">
            <DocumentUpload
              id={hazardId}
              type="PROOF_OF_HAZARD_INSURANCE"
              label={t('insurance.upload.hazard.label')}
              help={t('insurance.upload.hazard.help')}
              error={strict && isMissing ? missing : undefined}
            />
            <DocumentUpload
              id="flood-files"
              type="PROOF_OF_FLOOD_INSURANCE"
              label={t('insurance.upload.flood.label')}
              help={t('insurance.upload.flood.help')}
            />
          </div>
        }
      />
    </div>
  )
}
