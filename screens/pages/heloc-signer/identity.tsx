import { IdentityForm } from '../../features/identity/identity-form.tsx'
import { useAct } from '../../features/signer/use-act.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page heloc-signer/identity: a co-owner uploads an ID. */
export default function SignerIdentity() {
  const t = useCopy()
  const submit = useAct('identity')
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.identity.title')} lead={t('helocSigner.identity.lead')} />
      <IdentityForm onSubmit={submit} />
    </div>
  )
}
