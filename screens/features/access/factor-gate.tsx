import { type ReactNode, Suspense, useState } from 'react'
import type { RedirectResponse } from '#generated/api'
import { isFactorDue, leaveFactor } from '../../api/session/factor-due.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { lazyPart, reload } from '../../kit/ui/load-module.ts'
import type { GiveFactorProps } from './give-factor.tsx'

const GiveFactor = lazyPart(() => import('./give-factor.tsx'))

type SignIn = (answering: Promise<RedirectResponse>) => Promise<void>

interface FactorGateProps extends Pick<GiveFactorProps, 'mode'> {
  /** Opens a page after the answer that signs in. */
  readonly onSignedIn: (answer: RedirectResponse) => void
  /** Called with whether a call that may sign in is under way. */
  readonly onEntering?: (isEntering: boolean) => void
  /** Page that asks for the password. `signIn` goes on with the answer to it: into the pages, or to the second step. */
  readonly children: (signIn: SignIn) => ReactNode
}

/** Sign-in of one step or two: asks for the password, then for a code if the account has a second factor. A reload keeps the step. */
export function FactorGate({ mode, onSignedIn, onEntering, children }: FactorGateProps) {
  const [isDue, setDue] = useState(isFactorDue)
  const signIn = async (answering: Promise<RedirectResponse>) => {
    onEntering?.(true)
    try {
      const answer = await answering
      if (answer.totpVerified !== false) return onSignedIn(answer)
      // The account is in another language than this page: the code is asked for in that.
      if (answer.locale !== undefined) return reload()
      setDue(true)
    } catch (error) {
      onEntering?.(false)
      throw error
    }
    onEntering?.(false)
  }
  const leave = () => {
    leaveFactor()
    setDue(false)
  }
  return (
    <Suspense fallback={<Skeleton block="320px" />}>
      {isDue ? <GiveFactor mode={mode} onGiving={signIn} onLeave={leave} /> : children(signIn)}
    </Suspense>
  )
}
