import { useParams } from 'react-router'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Kinds of proof that the last part of the path may name. */
const proofs = ['USER_UPLOADED_PAYSTUB', 'BANK_STATEMENT'] as const

/** Page income/upload/{type}: uploads proofs of income from the applicant's own documents. */
export default function IncomeUpload() {
  const { type: asked } = useParams()
  const type = proofs.find((proof) => proof === asked)
  return type && <Upload type={type} />
}

function Upload({ type }: { readonly type: (typeof proofs)[number] }) {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const hasFile = heloc.documents?.some((document) => document.type === type) === true
  const kind = t(`income.types.${type}`)
  return (
    <div className="stack-large">
      <PageHeading title={t('income.upload.title')} lead={t('income.upload.lead', { kind })} />
      <Tips />
      <DocumentUpload id="income-files" type={type} label={kind} help={t(`income.types.${type}.help`)} />
      <EncryptionNote />
      <div className="actions">
        <LinkButton kind={hasFile ? 'primary' : 'secondary'} to={path('income/review')}>
          {t(hasFile ? 'income.upload.done' : 'income.upload.back')}
        </LinkButton>
      </div>
    </div>
  )
}

function Tips() {
  const t = useCopy()
  return (
    <section className="stack-small">
      <h2>{t('income.upload.tips.heading')}</h2>
      <ul className="plain-list">
        <li>{t('income.upload.tips.recent')}</li>
        <li>{t('income.upload.tips.name')}</li>
        <li>{t('income.upload.tips.whole')}</li>
      </ul>
    </section>
  )
}
