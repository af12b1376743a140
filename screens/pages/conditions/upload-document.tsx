import { ConditionFrame } from '../../features/conditions/condition-frame.tsx'
import { ConditionText } from '../../features/conditions/condition-text.tsx'
import { documentCount, type KnownCondition } from '../../features/conditions/known-conditions.ts'
import { useConditionAnswer } from '../../features/conditions/use-condition-answer.ts'
import { documentsOf } from '../../features/reading/documents-of.ts'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { UploadForm } from '../../features/uploads/upload-form.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useCheck } from '../../kit/forms/use-check.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDocumentName } from '../../wording/document-name.ts'

/** Page conditions/upload-document: uploads the documents that one condition requests. */
export default function UploadDocument() {
  const t = useCopy()
  return (
    <div className="stack-large">
      <PageHeading title={t('conditions.uploadDocument.title')} />
      <ConditionFrame action="upload">
        {(condition) => <Upload key={condition.uuid} condition={condition} />}
      </ConditionFrame>
    </div>
  )
}

function Upload({ condition }: { readonly condition: KnownCondition }) {
  const t = useCopy()
  const path = usePath()
  const nameOf = useDocumentName()
  const { heloc } = useOpenApplication()
  const answer = useConditionAnswer(condition.uuid)
  const { requestDocuments, earlierDocuments, rule } = condition
  const count = documentCount(condition)
  const files = documentsOf(heloc, requestDocuments).filter(({ uuid }) => !earlierDocuments.includes(uuid))
  const lacking = requestDocuments.filter((kind) => !files.some(({ type }) => type === kind))
  const isWhole = lacking.length === 0 && files.length >= count
  // Where there is one of each kind and still too few, a further one may be of any.
  const wanting = isWhole || lacking.length > 0 ? lacking : requestDocuments.slice(0, 1)
  const message = t('conditions.uploadDocument.missing', { count })
  const { check, errorAt } = useCheck(() => wanting.map((target) => ({ target, message })))
  return (
    <>
      <div className="stack-small">
        {/* The linter checks the keys of flows/conditions.json. */}
        <h2>{t(rule.title)}</h2>
        <ConditionText condition={condition} />
        {count > 1 && <p>{t('conditions.count', { count })}</p>}
      </div>
      <UploadForm
        form="conditions/upload-document"
        extra={{ documents: files.map(({ uuid }) => uuid) }}
        check={check}
        onSubmit={answer}
        before={
          <div className="stack">
            {requestDocuments.map((kind) => (
              <DocumentUpload
                key={kind}
                id={kind}
                type={kind}
                label={nameOf(kind)}
                except={earlierDocuments}
                error={errorAt(kind)}
              />
            ))}
          </div>
        }
        back={<Link to={path('conditions')}>{t('conditions.back')}</Link>}
      >
        <EncryptionNote />
      </UploadForm>
    </>
  )
}
