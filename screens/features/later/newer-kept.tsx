import { useState } from 'react'
import { saveDraft } from '../../kit/storage/drafts.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { draftCalls } from './draft-calls.ts'
import { noteSeen } from './restore-drafts.ts'

interface NewerKeptProps {
  readonly owner: string
  /** Saves again what was typed here, which now takes the place of what is kept. */
  readonly onDecided: () => void
}

/** Question after saving on an older device: whether what was typed here or what was saved elsewhere is kept. */
export default function NewerKept({ owner, onDecided }: NewerKeptProps) {
  const t = useCopy()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>()
  const decide = (takesOther: boolean) =>
    draftCalls.saved(owner).then(({ drafts }) => {
      noteSeen(owner, drafts)
      if (!takesOther) return onDecided()
      for (const { name, values } of drafts) saveDraft(`${owner}:${name}`, values)
      // Forms read their drafts when they open.
      location.reload()
    }, setFailure)
  return (
    <Notice kind="warning" role="alert" isNews title={t('later.newer.title')}>
      <p>{t('later.newer.text')}</p>
      {failure !== undefined && <p>{errorText(failure)}</p>}
      <div className="actions">
        <Button onClick={() => void decide(false)}>{t('later.newer.here')}</Button>
        <Button kind="quiet" onClick={() => void decide(true)}>
          {t('later.newer.there')}
        </Button>
      </div>
    </Notice>
  )
}
