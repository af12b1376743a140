import { AccountNumbers } from '../../features/linking/account-numbers.tsx'
import { documentsOf } from '../../features/reading/documents-of.ts'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { UploadForm } from '../../features/uploads/upload-form.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { useCheck } from '../../kit/forms/use-check.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const paperId = 'account-paper'

/** Page bank/manual-disburse: proves an account that the bank does not confirm, by a statement or a voided check. */
export default function ManualDisburse() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('account-by-paper')
  const papers = documentsOf(heloc, ['BANK_STATEMENT'])
  const { check, errorAt } = useCheck(() =>
    papers.length === 0 ? [{ target: paperId, message: t('bank.manualDisburse.missing') }] : [],
  )
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.manualDisburse.title')} lead={t('bank.manualDisburse.lead')} />
      <UploadForm
        form="bank/manual-disburse"
        extra={{ documents: papers.map(({ uuid }) => uuid) }}
        check={check}
        onSubmit={submit}
        before={
          <div className="stack">
            <DocumentUpload
              id={paperId}
              type="BANK_STATEMENT"
              label={t('bank.manualDisburse.paper.label')}
              help={t('bank.manualDisburse.paper.help')}
              error={errorAt(paperId)}
            />
            <h2>{t('bank.manualDisburse.numbers')}</h2>
          </div>
        }
        above={{ routingNumber: <AccountNumbers /> }}
        back={<Link to={path('bank/disburse')}>{t('bank.manualDisburse.back')}</Link>}
      >
        <p className="muted">{t('bank.manualDisburse.next')}</p>
        <EncryptionNote />
      </UploadForm>
    </div>
  )
}
