import type { RedirectResponse } from '#generated/api'
import { giveFactor } from '../../api/session/factor-due.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { FactorCode } from './factor-code.tsx'

export interface GiveFactorProps {
  readonly mode: 'customer' | 'signer'
  /** Waits for the answer of the call that signs in, and goes on. */
  readonly onGiving: (answering: Promise<RedirectResponse>) => Promise<void>
  /** Asks for the password again. */
  readonly onLeave: () => void
}

/** Second step of a sign-in, between the password and the pages: the code of the authenticator app, or a recovery code. */
export default function GiveFactor({ mode, onGiving, onLeave }: GiveFactorProps) {
  const t = useCopy()
  useStateHeading(t('factor.title'))
  const give = (code: string) =>
    onGiving(giveFactor({ code, mode })).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      toast({ kind: 'info', text: t('factor.over') })
      onLeave()
    })
  return (
    <>
      <PageHeading title={t('factor.title')} lead={t('factor.lead')} />
      <FactorCode onSubmit={give} />
      <p className="muted">
        <Text id="factor.lost" />
      </p>
      <div>
        <Button kind="quiet" onClick={onLeave}>
          {t('factor.other')}
        </Button>
      </div>
    </>
  )
}
