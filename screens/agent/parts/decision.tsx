import { useState } from 'react'
import type { DeskApplication } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { Card } from '../../kit/ui/card.tsx'
import { AgentError, call } from '../api/agent-call.ts'
import { say } from '../wording.ts'
import type { DeskAct } from './desk-act.ts'
import { RefusalNotice } from './refusal-notice.tsx'

/** Buttons that clear or refuse what the process waits for; a refusal asks for confirmation. */
export function Decision({ path, application: { version }, onDone }: DeskAct) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const decide = async (decision: 'CLEARED' | 'REFUSED') => {
    setIsBusy(true)
    try {
      onDone(await call<DeskApplication>(`${path}/decision`, { decision, version }), say('decision.done'))
    } catch (error) {
      if (!(error instanceof AgentError)) throw error
      setRefusal(error.message)
      setIsBusy(false)
    }
  }
  return (
    <Card title={say('decision.title')}>
      <RefusalNotice text={refusal} />
      <p>{isAsking ? say('decision.sure') : say('decision.lead')}</p>
      <div className="actions">
        {isAsking ? (
          <>
            <Button kind="primary" busy={isBusy} busyLabel={say('busy')} onClick={() => decide('REFUSED')}>
              {say('decision.refuseNow')}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{say('decision.keep')}</Button>
          </>
        ) : (
          <>
            <Button kind="primary" busy={isBusy} busyLabel={say('busy')} onClick={() => decide('CLEARED')}>
              {say('decision.clear')}
            </Button>
            <Button onClick={() => setIsAsking(true)}>{say('decision.refuse')}</Button>
          </>
        )}
      </div>
    </Card>
  )
}
