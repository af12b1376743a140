import { useState } from 'react'
import type { SignerRefusal } from '#generated/domain'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useSigning } from './signing-context.ts'
import { useAct } from './use-act.ts'

const reasons: readonly SignerRefusal[] = ['UNWILLING', 'NOT_OWNER']

/** Section with the ways for a co-owner to say no, each after a confirmation. */
export function Refuse() {
  const t = useCopy()
  const { borrowerName } = useSigning().view
  const [reason, setReason] = useState<SignerRefusal>()
  const submit = useAct('refusal')
  return (
    <section className="stack-small">
      <h2>{t('helocSigner.refuse.heading')}</h2>
      <p className="muted">{t('helocSigner.refuse.lead', { borrowerName })}</p>
      <div className="actions">
        {reasons.map((one) => (
          <Button key={one} onClick={() => setReason(one)}>
            {t(`helocSigner.refuse.${one}.open`)}
          </Button>
        ))}
      </div>
      {reason && (
        <Dialog title={t(`helocSigner.refuse.${reason}.title`)} open onClose={() => setReason(undefined)}>
          <JourneyForm
            form="heloc-signer/refusal"
            extra={{ reason }}
            onSubmit={submit}
            before={<p>{t(`helocSigner.refuse.${reason}.text`, { borrowerName })}</p>}
            back={
              <Button kind="quiet" onClick={() => setReason(undefined)}>
                {t('helocSigner.refuse.keep')}
              </Button>
            }
          />
        </Dialog>
      )}
    </section>
  )
}
