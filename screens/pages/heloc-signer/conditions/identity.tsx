import { useCopy } from '../../../journey/use-copy.ts'
import { IdentityForm } from '../../../parts/identity/identity-form.tsx'
import { useSigning } from '../../../signer/signing-context.ts'
import { useAct } from '../../../signer/use-act.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'

/** heloc-signer/conditions/identity: the first pictures were refused. */
export default function SignerIdentityAgain() {
  const t = useCopy()
  const submit = useAct('identity')
  const { conditions } = useSigning().view
  const asked = conditions.find(({ refusedPictures }) => refusedPictures !== undefined)
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.conditions.identity.title')}
        lead={t('helocSigner.conditions.identity.lead')}
      />
      <IdentityForm asked={asked} onSubmit={submit} />
    </div>
  )
}
