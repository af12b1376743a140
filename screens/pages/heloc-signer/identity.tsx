import { useCopy } from '../../journey/use-copy.ts'
import { IdentityForm } from '../../parts/identity/identity-form.tsx'
import { useAct } from '../../signer/use-act.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** heloc-signer/identity: a co-owner shows an ID. */
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
