import { useState } from 'react'
import { formatDate } from '#engine'
import type { DraftsSaved } from '#generated/api'
import { findDraftsOf } from '../../storage/drafts-of.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useErrorText } from '../../wording/use-error-text.ts'
import { draftCalls } from './draft-calls.ts'

export interface SaveForLaterProps {
  /** Uuid of the application, or the place of a signer. */
  readonly owner: string
  /** Path that signs the user out. */
  readonly signOut: string
}

type Outcome = { readonly saved: DraftsSaved } | { readonly failure: unknown }

/** Button below every page that saves drafts on the server. It then says what is saved and what is not, or that saving failed. */
export function SaveForLater({ owner, signOut }: SaveForLaterProps) {
  const t = useCopy()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const save = async () => {
    setBusy(true)
    setOutcome(await trySave(owner))
    setBusy(false)
  }
  const close = () => setOutcome(undefined)
  return (
    <div className="save-for-later">
      {outcome && 'saved' in outcome ? (
        <Saved {...outcome} {...{ signOut, close }} />
      ) : (
        <div className="stack">
          {outcome && !isBusy && <NotSaved {...outcome} />}
          <div>
            <Button kind="quiet" busy={isBusy} busyLabel={t('later.saving')} onClick={() => void save()}>
              {t(outcome ? 'later.again' : 'later.save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

const trySave = (owner: string): Promise<Outcome> =>
  draftCalls.save(owner, findDraftsOf(owner)).then(
    (saved) => ({ saved }),
    (failure: unknown) => ({ failure }),
  )

function NotSaved({ failure }: { readonly failure: unknown }) {
  const t = useCopy()
  const errorText = useErrorText()
  return (
    <Notice kind="danger" role="alert" isNews title={t('later.failed.title')}>
      <p>{errorText(failure)}</p>
      <p>{t('later.failed.text')}</p>
    </Notice>
  )
}

interface SavedProps extends Pick<SaveForLaterProps, 'signOut'> {
  readonly saved: DraftsSaved
  readonly close: () => void
}

function Saved({ saved: { kept, keptUntil, isMailed }, signOut, close }: SavedProps) {
  const t = useCopy()
  return (
    <Notice kind="success" role="status" isNews title={t('later.saved.title')}>
      <p>{t(kept.length > 0 ? 'later.saved.typed' : 'later.saved.sent', { date: formatDate(keptUntil) })}</p>
      <p>{t('later.saved.not')}</p>
      {isMailed && <p>{t('later.saved.mailed')}</p>}
      <div className="actions">
        <LinkButton to={signOut}>{t('later.signOut')}</LinkButton>
        <Button kind="quiet" onClick={close}>
          {t('later.goOn')}
        </Button>
      </div>
    </Notice>
  )
}
