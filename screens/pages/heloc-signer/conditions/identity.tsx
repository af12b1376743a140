import { IdentityForm } from '../../../features/identity/identity-form.tsx'
import { useSigning } from '../../../features/signer/signing-context.ts'
import { useAct } from '../../../features/signer/use-act.ts'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Page heloc-signer/conditions/identity: asks for new pictures of an ID, after the first were refused. */
export default function SignerIdentityAgain() {
  const t = useCopy()
  const submit = useAct('identity')
  const { conditions } = useSigning().view
  const asked = conditions.find(({ refusedPictures }) => refusedPictures !== undefined)
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.conditions.identity.title')} />
      <IdentityForm asked={asked} onSubmit={submit} />
    </div>
  )
}
