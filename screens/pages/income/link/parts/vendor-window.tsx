import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { calls } from '../../../../api/calls.ts'
import { createSubmissionIntent } from '../../../../api/submission-intent.ts'
import { ErrorSummary } from '../../../../forms/error-summary.tsx'
import { useOpenApplication } from '../../../../journey/routing-context.ts'
import { useCopy } from '../../../../journey/use-copy.ts'
import { useErrorText } from '../../../../journey/use-error-text.ts'
import { usePath } from '../../../../journey/use-path.ts'
import { toast } from '../../../../shell/toast-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { type LinkType, linkKind } from './link-kind.ts'

const choiceId = 'link-choice'

/** The sandbox stands where a vendor's own window opens: choose, link or cancel. */
export function VendorWindow({ type }: { readonly type: LinkType }) {
  const t = useCopy()
  const path = usePath()
  const { chosen, choose, error, failure, attempt, busy, send } = useLinking(type)
  const { kind, choices } = linkKind(type)
  return (
    <form noValidate className="stack" onSubmit={send}>
      <ErrorSummary
        errors={error ? [{ target: choiceId, message: error }] : []}
        message={failure}
        attempt={attempt}
      />
      <Notice kind="info" title={t('income.link.sandbox.title')}>
        <p>{t('income.link.sandbox.text')}</p>
      </Notice>
      <FieldGroup id={choiceId} label={t(`income.link.choose.${kind}`)} error={error}>
        <div className="stack-small">
          {choices.map((choice) => (
            <ChoiceCard
              key={choice}
              type="radio"
              name="choice"
              label={t(choice)}
              description={choice.endsWith('.short') && t('income.link.choices.short.help')}
              checked={chosen === t(choice)}
              onChange={() => choose(t(choice))}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="actions">
        <Button kind="primary" type="submit" busy={busy} busyLabel={t('forms.sending')}>
          {t('income.link.submit')}
        </Button>
        <Link to={path('income/review')}>{t('income.link.cancel')}</Link>
      </div>
    </form>
  )
}

/** One link at a time; the same choice sent again after a lost answer is no second income. */
function useLinking(type: LinkType) {
  const t = useCopy()
  const errorText = useErrorText()
  const { uuid, refresh } = useOpenApplication()
  const path = usePath()
  const navigate = useNavigate()
  const [intent] = useState(createSubmissionIntent)
  const [chosen, choose] = useState<string>()
  const [state, setState] = useState<{ error?: string; failure?: string; attempt: number }>({ attempt: 0 })
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const fail = (what: { error?: string; failure?: string }) =>
    setState(({ attempt }) => ({ ...what, attempt: attempt + 1 }))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    if (chosen === undefined) return fail({ error: t('forms.errors.enum') })
    sending.current = true
    setBusy(true)
    try {
      const body = { employer: chosen }
      await calls.linkIncome(uuid, type, body, intent.keyFor(body))
      intent.accepted()
      await refresh()
      toast({ kind: 'success', text: t('income.link.linked', { name: chosen }) })
      navigate(path('income/review'))
    } catch (error) {
      fail({ failure: errorText(error) })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { chosen, choose, ...state, busy, send }
}
