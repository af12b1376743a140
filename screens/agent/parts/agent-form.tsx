import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { tidyAnswer } from '#engine'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { AgentError } from '../api/agent-call.ts'
import { say } from '../wording.ts'
import { AgentField, type FieldSpec } from './agent-field.tsx'

export interface AgentFormProps {
  readonly fields: readonly FieldSpec[]
  readonly submit: string
  /** Sends the values. Rejects with an AgentError, whose message is shown. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>
  /** Content beside the button. */
  readonly children?: ReactNode
}

/** Form with questions, a button, and the errors of the answers. */
export function AgentForm({ fields, submit, onSubmit, children }: AgentFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || form.current === null) return
    const values = readValues(form.current, fields)
    const left = fields.filter(({ name, optional }) => !optional && !values[name]).map(({ name }) => name)
    setMissing(left)
    setRefusal(undefined)
    if (left.length > 0) return document.getElementById(`${id}-${left[0]}`)?.focus()
    setIsBusy(true)
    await onSubmit(values).catch((error: unknown) => {
      if (!(error instanceof AgentError)) throw error
      setRefusal(error.message)
    })
    setIsBusy(false)
  }
  /** Removes the error of a question once it is answered. */
  const answered = ({ target }: FormEvent) => {
    if ('name' in target) setMissing(missing.filter((name) => name !== target.name))
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={send} onInput={answered}>
      {refusal && (
        <Notice kind="danger" role="alert" isNews key={refusal}>
          {refusal}
        </Notice>
      )}
      {fields.map((field) => (
        <AgentField
          key={field.name}
          {...field}
          id={`${id}-${field.name}`}
          error={missing.includes(field.name) ? say('required') : undefined}
        />
      ))}
      <div className="actions">
        <Button type="submit" kind="primary" busy={isBusy} busyLabel={say('busy')}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Reads the typed values, tidied by the kind of their questions. Empty values are left out. */
function readValues(form: HTMLFormElement, fields: readonly FieldSpec[]): Readonly<Record<string, string>> {
  const kinds = new Map(fields.map(({ name, type = 'text' }) => [name, type === 'lines' ? 'textarea' : type]))
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] => {
    const kept = String(tidyAnswer(kinds.get(name) ?? 'text', String(value)))
    return kept === '' ? [] : [[name, kept]]
  })
  return Object.fromEntries(entries)
}
