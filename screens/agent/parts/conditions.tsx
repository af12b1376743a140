import { useState } from 'react'
import type { DeskApplication, DeskCondition } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { AgentError, call } from '../api/agent-call.ts'
import { say, sayOf } from '../wording.ts'
import { AgentForm } from './agent-form.tsx'
import type { DeskAct } from './desk-act.ts'
import { RefusalNotice } from './refusal-notice.tsx'

/** Section with the borrower's conditions and their states, and a form to raise another. */
export function Conditions(act: DeskAct) {
  const { path, application, onDone } = act
  const raise = async (values: Readonly<Record<string, string>>) =>
    onDone(await call<DeskApplication>(`${path}/conditions`, values), say('conditions.raised'))
  return (
    <section className="stack" aria-labelledby="conditions">
      <h2 id="conditions">{say('conditions.title')}</h2>
      {application.conditions.length === 0 && <p>{say('conditions.none')}</p>}
      <ul className="agent-list">
        {application.conditions.map((condition) => (
          <ConditionRow key={condition.uuid} {...act} condition={condition} />
        ))}
      </ul>
      {!application.isOver && (
        <>
          <h3>{say('conditions.raise')}</h3>
          <AgentForm
            fields={[
              {
                name: 'category',
                label: say('conditions.category'),
                type: 'choice',
                options: application.categories.map((code) => ({
                  value: code,
                  label: sayOf('category', code),
                })),
              },
              commentsField(true),
            ]}
            submit={say('conditions.raiseSubmit')}
            onSubmit={raise}
          />
        </>
      )}
    </section>
  )
}

const commentsField = (optional: boolean) =>
  ({
    name: 'commentsToBorrower',
    label: say('conditions.comments'),
    type: 'lines',
    maxLength: 1000,
    optional,
  }) as const

function ConditionRow({
  path,
  application: { isOver },
  condition,
  onDone,
}: DeskAct & { readonly condition: DeskCondition }) {
  const [isAskingAgain, setIsAskingAgain] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { uuid, category, state, version, mayTakeBack, commentsToBorrower } = condition
  const review = (body: object, said: string) =>
    call<DeskApplication>(`${path}/conditions/${uuid}/review`, { ...body, version }).then((after) =>
      onDone(after, said),
    )
  const show = (error: unknown) => {
    if (!(error instanceof AgentError)) throw error
    setRefusal(error.message)
  }
  const accept = () => review({ isMet: true }, say('conditions.accepted')).catch(show)
  const takeBack = () =>
    call<DeskApplication>(`${path}/conditions/${uuid}`, undefined, { method: 'DELETE' })
      .then((after) => onDone(after, say('conditions.takenBack')))
      .catch(show)
  return (
    <li className="agent-row stack-small">
      <h3>{sayOf('category', category)}</h3>
      <p className="muted">{say(`conditions.${state}`)}</p>
      {commentsToBorrower && <p>{commentsToBorrower}</p>}
      <RefusalNotice text={refusal} />
      {mayTakeBack && !isOver && (
        <div className="actions">
          <Button onClick={takeBack}>{say('conditions.takeBack')}</Button>
        </div>
      )}
      {state === 'ANSWERED' && !isAskingAgain && (
        <div className="actions">
          <Button kind="primary" onClick={accept}>
            {say('conditions.accept')}
          </Button>
          <Button onClick={() => setIsAskingAgain(true)}>{say('conditions.refuse')}</Button>
        </div>
      )}
      {state === 'ANSWERED' && isAskingAgain && (
        <AgentForm
          fields={[commentsField(false)]}
          submit={say('conditions.refuseSubmit')}
          onSubmit={(values) => review({ isMet: false, ...values }, say('conditions.refused'))}
        />
      )}
    </li>
  )
}
