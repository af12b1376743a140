import { Suspense, useRef, useState } from 'react'
import type { DraftsSaved } from '#generated/api'
import { ApiError } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { draftCalls } from './draft-calls.ts'
import { draftsToSave, noteSeen } from './restore-drafts.ts'

const Saved = lazyPart(() => import('./saved.tsx'))
const NewerKept = lazyPart(() => import('./newer-kept.tsx'))

export interface SaveForLaterProps {
  /** Uuid of the application, or the place of a signer. */
  readonly owner: string
  /** Path that signs the user out. */
  readonly signOut: string
}

type Outcome = { readonly saved: DraftsSaved } | { readonly failure: unknown }

/** Button below every page that saves drafts on the server. It then says what is saved and what is not, or that saving failed. */
export default function SaveForLater({ owner, signOut }: SaveForLaterProps) {
  const t = useCopy()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const isAsked = useRef(false)
  const save = async () => {
    isAsked.current = true
    if (isBusy) return
    setBusy(true)
    let saved: Outcome | undefined
    // A press while a save is under way is for what was typed since.
    while (isAsked.current) {
      isAsked.current = false
      saved = await trySave(owner)
    }
    setOutcome(saved)
    setBusy(false)
  }
  const close = () => setOutcome(undefined)
  if (outcome && 'saved' in outcome)
    return (
      <Suspense fallback={null}>
        <Saved {...outcome} {...{ signOut, close }} />
      </Suspense>
    )
  if (outcome && isNewer(outcome.failure))
    return (
      <Suspense fallback={null}>
        <NewerKept owner={owner} onDecided={() => void save()} />
      </Suspense>
    )
  return (
    <div className="stack">
      {outcome && !isBusy && <NotSaved {...outcome} />}
      <div>
        <Button kind="quiet" onClick={() => void save()}>
          {t(isBusy ? 'later.saving' : outcome ? 'later.again' : 'later.save')}
        </Button>
      </div>
    </div>
  )
}

const trySave = (owner: string): Promise<Outcome> =>
  draftCalls.save(owner, draftsToSave(owner)).then(
    (saved) => {
      noteSeen(owner, saved.versions ?? [])
      return { saved }
    },
    (failure: unknown) => ({ failure }),
  )

const isNewer = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'DRAFT_NEWER'

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
