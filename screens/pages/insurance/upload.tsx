import type { DocumentType } from '#generated/domain'
import { documentsOf } from '../../features/reading/documents-of.ts'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { LossPayee } from '../../features/uploads/loss-payee.tsx'
import { UploadForm } from '../../features/uploads/upload-form.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useOffers } from '../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { useCheck } from '../../kit/forms/use-check.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const hazardId = 'hazard-files'
const floodId = 'flood-files'

/**
 * Page insurance/upload: uploads proof of hazard insurance, and of flood insurance if required, and shows the clause for
 * the insurer.
 */
export default function InsuranceUpload() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('insurance')
  const mayCancel = useOffers('complete')('rescission')
  const documents = documentsOf(heloc, ['PROOF_OF_HAZARD_INSURANCE', 'PROOF_OF_FLOOD_INSURANCE'])
  const { flood } = heloc
  const needsFlood = flood?.insuranceRequired === true
  const has = (wanted: DocumentType) => documents.some(({ type }) => type === wanted)
  const isFloodMissing = needsFlood && !has('PROOF_OF_FLOOD_INSURANCE')
  const { check, errorAt } = useCheck(() => [
    ...(has('PROOF_OF_HAZARD_INSURANCE')
      ? []
      : [{ target: hazardId, message: t('insurance.upload.missing') }]),
    ...(isFloodMissing ? [{ target: floodId, message: t('insurance.upload.flood.missing') }] : []),
  ])
  return (
    <div className="stack-large">
      <PageHeading title={t('insurance.upload.title')} lead={t('insurance.upload.lead')} />
      <p>
        <Link to={path('insurance/requirements')}>{t('insurance.upload.requirements')}</Link>
      </p>
      <LossPayee loanNumber={heloc.loanNumber} />
      {mayCancel && (
        <p>
          <Text id="insurance.upload.cancel" link={path('complete')} />
        </p>
      )}
      <UploadForm
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
              error={errorAt(hazardId)}
            />
            <DocumentUpload
              id={floodId}
              type="PROOF_OF_FLOOD_INSURANCE"
              label={t('insurance.upload.flood.label')}
              help={
                needsFlood
                  ? t('insurance.upload.flood.required', { zone: flood.zone })
                  : t('insurance.upload.flood.help')
              }
              error={errorAt(floodId)}
            />
          </div>
        }
      />
    </div>
  )
}
