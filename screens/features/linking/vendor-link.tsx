import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LinkSession } from '#generated/api'
import { calls } from '../../api/calls.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import type { LinkAdapter, LinkEnd } from './link-adapter.ts'
import type { LinkWay } from './link-kind.ts'
import { PlaidPractice } from './plaid-practice.tsx'
import { PointservPractice } from './pointserv-practice.tsx'
import { PracticeWindow } from './practice-window.tsx'

export interface VendorLinkProps {
  readonly linking: LinkWay
  /** Sends the result to the server. A rejection is shown and the window stays. */
  readonly onLinked: (link: { readonly publicToken: string; readonly name: string }) => Promise<void>
  readonly onCancel: () => void
}

/** Window of the vendor that links an income or a bank account, for any vendor. */
export function VendorLink({ linking, onLinked, onCancel }: VendorLinkProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const { uuid } = useOpenApplication()
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    queryKey: ['link-session', uuid, linking],
    queryFn: () => calls.openLink(uuid, linking),
    // Each window needs a new session, because its token is valid once.
    gcTime: 0,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (error)
    return (
      <Notice kind="danger" title={t('linking.closed.title')} role="alert">
        <p>{errorText(error)}</p>
        <Button onClick={() => void refetch()}>{t('errors.screen.retry')}</Button>
      </Notice>
    )
  if (session === undefined) return <Skeleton block="360px" />
  const { Window } = linkAdapters[session.vendor]
  const end = async (how: LinkEnd) => {
    setFailure(undefined)
    if (how.kind === 'cancelled') return onCancel()
    if (how.kind === 'failed') return setFailure(t('linking.failed.text'))
    setBusy(true)
    try {
      await onLinked(how)
    } catch (problem) {
      setFailure(errorText(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      {failure && (
        <Notice kind="danger" title={t('linking.failed.title')} role="alert" isNews>
          <p>{failure}</p>
        </Notice>
      )}
      <Window linking={linking} session={session} busy={busy} onEnd={(how) => void end(how)} />
    </div>
  )
}

/** Adapters by vendor. The sandbox uses practice windows; a vendor's real window replaces the line here. */
const linkAdapters: Readonly<Record<LinkSession['vendor'], LinkAdapter>> = {
  PLAID: { Window: PlaidPractice },
  TRUV: { Window: PracticeWindow },
  POINTSERV: { Window: PointservPractice },
}
