import { useState } from 'react'
import type { DeskApplication, DeskItem } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { AgentError, call } from '../api/agent-call.ts'
import { moment, say, sayOf } from '../wording.ts'
import type { DeskAct } from './desk-act.ts'
import { RefusalNotice } from './refusal-notice.tsx'

/** Section with the co-owners who refuse to sign, and the way back for one who called. */
export function Refusals(act: DeskAct) {
  const { refusals } = act.application
  if (refusals.length === 0) return null
  return (
    <section className="stack" aria-labelledby="refusals">
      <h2 id="refusals">{say('refusals.title')}</h2>
      <ul className="agent-list">
        {refusals.map((refusal) => (
          <Refusal key={refusal.signer} {...act} refusal={refusal} />
        ))}
      </ul>
    </section>
  )
}

interface RefusalProps extends DeskAct {
  readonly refusal: DeskItem['refusals'][number]
}

function Refusal({ path, onDone, refusal: { signer, name, reason, at, words } }: RefusalProps) {
  const [failure, setFailure] = useState<string>()
  const takeBack = () =>
    call<DeskApplication>(`${path}/signers/${signer}/refusal`, undefined, { method: 'DELETE' }).then(
      (after) => onDone(after, say('refusals.takenBack', { name })),
      (error: unknown) => {
        if (!(error instanceof AgentError)) throw error
        setFailure(error.message)
      },
    )
  return (
    <li className="agent-row stack-small">
      <h3>{name}</h3>
      <p>
        {sayOf('refusal', reason)} <span className="muted">{moment(at)}</span>
      </p>
      {words && <p>{words}</p>}
      <RefusalNotice text={failure} />
      <p className="muted">{say('refusals.lead')}</p>
      <div className="actions">
        <Button onClick={() => void takeBack()}>{say('refusals.takeBack')}</Button>
      </div>
    </li>
  )
}
