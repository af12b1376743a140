import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { proofCalls } from '../../api/session/proof-calls.ts'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { FactorCode } from '../access/factor-code.tsx'
import { PasswordOrMail } from './password-or-mail.tsx'

interface ProvingProps {
  readonly onGiven: () => void
  readonly onLeave: () => void
}

/**
 * Dialog before something is sent that needs a proof. It asks for a code of the second factor where the account has one,
 * otherwise for the password or a mailed code.
 */
export default function Proving({ onGiven, onLeave }: ProvingProps) {
  const t = useCopy()
  // Read each time, because a second factor may have been turned on or off meanwhile, on another device too.
  const { data: identity, isFetchedAfterMount } = useQuery({
    queryKey: ['identity'],
    queryFn: calls.identity,
    refetchOnMount: 'always',
  })
  const hasFactor = identity?.twoFactorEnabled === true
  return (
    <Dialog title={t('proof.title')} open onClose={onLeave} closeLabel={t('proof.close')}>
      <div className="stack">
        {!isFetchedAfterMount ? (
          <Skeleton block="240px" />
        ) : (
          <>
            <p>{t(hasFactor ? 'proof.factor' : 'proof.text')}</p>
            {hasFactor ? (
              <FactorCode
                submitLabel={t('proof.submit')}
                onSubmit={(factorCode) => proofCalls.give({ factorCode }).then(onGiven)}
              />
            ) : (
              <PasswordOrMail onGiven={onGiven} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
