import { Navigate } from 'react-router'
import type { SignerView } from '#generated/api'
import { useSigning } from '../../../features/signer/signing-context.ts'
import { useAct } from '../../../features/signer/use-act.ts'
import { DocumentUpload } from '../../../features/uploads/document-upload.tsx'
import { UploadForm } from '../../../features/uploads/upload-form.tsx'
import { useCheck } from '../../../kit/forms/use-check.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { useQuery } from '../../../kit/journey/use-query.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../../wording/document-name.ts'

/** Page heloc-signer/conditions/upload-document: uploads the files that one condition requests. */
export default function SignerUpload() {
  const path = usePath()
  const query = useQuery()
  const asking = useSigning().view.conditions.filter(({ documents }) => documents.length > 0)
  const condition = asking.find(({ uuid }) => uuid === query.get('condition')) ?? asking[0]
  if (condition === undefined) return <Navigate to={path('heloc-signer/conditions')} replace />
  return <Upload key={condition.uuid} condition={condition} />
}

function Upload({ condition }: { readonly condition: SignerView['conditions'][number] }) {
  const t = useCopy()
  const path = usePath()
  const nameOf = useDocumentName()
  const { conditions } = useJourney().journey.source
  const { documents } = useSigning().view
  const submit = useAct('proof')
  const missing = condition.documents.filter((kind) => !documents.some(({ type }) => type === kind))
  const description = conditions?.categories[condition.categoryEnum]?.description
  const message = t('conditions.uploadDocument.missing', { count: condition.documents.length })
  const { check, errorAt } = useCheck(() => missing.map((target) => ({ target, message })))
  const uploaded = documents
    .filter(({ type }) => condition.documents.some((kind) => kind === type))
    .map(({ uuid }) => uuid)
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.conditions.uploadDocument.title')}
        lead={description && t(description)}
      />
      <UploadForm
        form="heloc-signer/conditions/upload-document"
        extra={{ condition: condition.uuid, documents: uploaded }}
        check={check}
        onSubmit={submit}
        before={condition.documents.map((kind) => (
          <DocumentUpload key={kind} id={kind} type={kind} label={nameOf(kind)} error={errorAt(kind)} />
        ))}
        back={<Link to={path('heloc-signer/conditions')}>{t('conditions.back')}</Link>}
      />
    </div>
  )
}
