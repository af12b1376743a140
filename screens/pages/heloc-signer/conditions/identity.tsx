import { useCopy } from '../../../journey/use-copy.ts'
import { IdentityForm } from '../../../parts/identity/identity-form.tsx'
import { useAct } from '../../../signer/use-act.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'

/** heloc-signer/conditions/identity: the first pictures were refused. */
export default function SignerIdentityAgain() {
  const t = useCopy()
  const submit = useAct('identity')
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.conditions.identity.title')}
        lead={t('helocSigner.conditions.identity.lead')}
      />
      <Notice kind="warning" title={t('identity.again.title')}>
        <p>{t('identity.again.text')}</p>
      </Notice>
      <IdentityForm onSubmit={submit} />
    </div>
  )
}
