import { type FormEvent, useState } from 'react'
import type { LinkSession } from '#generated/api'
import { ErrorSummary } from '../../kit/forms/error-summary.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { ChoiceCard } from '../../kit/ui/fields/choice-card.tsx'
import { FieldGroup } from '../../kit/ui/fields/field.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { LinkEnd, LinkWindowProps } from './link-adapter.ts'
import { askedBy } from './link-kind.ts'

const choiceId = 'link-choice'

export type PracticeOption = LinkSession['practice'][number]

export interface PracticeWindowProps extends LinkWindowProps {
  /** Called with the result and the choice; vendors with a site of their own need the choice. */
  readonly onEnd: (end: LinkEnd, choice?: PracticeOption) => void
}

/** Practice window in place of a vendor's own: the user chooses and links, or cancels. */
export function PracticeWindow({ linking, session, busy, onEnd }: PracticeWindowProps) {
  const t = useCopy()
  const [chosen, choose] = useState<PracticeOption>()
  const [attempt, setAttempt] = useState(0)
  const error = attempt > 0 && chosen === undefined ? t('forms.errors.enum') : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) return setAttempt(attempt + 1)
    if (busy) return
    const { publicToken, name, fails } = chosen
    onEnd(fails === true ? { kind: 'failed' } : { kind: 'linked', publicToken, name }, chosen)
  }
  return (
    <form noValidate className="stack" onSubmit={send}>
      <ErrorSummary errors={error ? [{ target: choiceId, message: error }] : []} attempt={attempt} />
      <Notice kind="info" title={t('linking.sandbox.title')}>
        <p>{t('linking.sandbox.text')}</p>
      </Notice>
      <FieldGroup radios id={choiceId} label={t(`linking.choose.${askedBy(linking)}`)} error={error}>
        <div className="stack-small">
          {session.practice.map((choice) => (
            <ChoiceCard
              key={choice.publicToken}
              type="radio"
              name="link-choice"
              label={choice.name}
              description={choice.help}
              checked={chosen === choice}
              onChange={() => choose(choice)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="actions">
        <Button kind="primary" type="submit" busy={busy} busyLabel={t('forms.sending')}>
          {t('linking.submit')}
        </Button>
        <Button kind="quiet" onClick={() => onEnd({ kind: 'cancelled' })}>
          {t('linking.cancel')}
        </Button>
      </div>
    </form>
  )
}
