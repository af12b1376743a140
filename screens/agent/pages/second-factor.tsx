import { useState } from 'react'
import type { FactorSetup, FactorView, RecoveryCodes } from '#generated/api'
import { Button } from '../../kit/ui/button.tsx'
import { call } from '../api/agent-call.ts'
import { saveAgentToken } from '../api/agent-session.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Bare } from '../parts/agent-frame.tsx'
import { Page, Shown } from '../parts/page.tsx'
import { say } from '../wording.ts'

const path = '/service-staff/secure/api/v1/second-factor'

interface SecondFactorProps {
  /** Receives the recovery codes once a factor was set up. */
  readonly onCodes: (codes: readonly string[]) => void
}

/** Page between the password and the staff's pages: asks for a code, or has the user set up an authenticator app first. */
export function SecondFactor({ onCodes }: SecondFactorProps) {
  const view = useLoaded<FactorView>(path)
  return (
    <Bare>
      <Shown loaded={view}>{({ isSet }) => (isSet ? <GiveCode /> : <SetUp onCodes={onCodes} />)}</Shown>
      <Button kind="quiet" onClick={() => saveAgentToken(undefined)}>
        {say('factor.back')}
      </Button>
    </Bare>
  )
}

function GiveCode() {
  const verify = async (values: Readonly<Record<string, string>>) => {
    await call(`${path}/verification`, values)
  }
  return (
    <Page title={say('factor.title')} lead={say('factor.lead')}>
      <AgentForm fields={[codeField()]} submit={say('factor.submit')} onSubmit={verify} />
      <p className="muted">{say('factor.lost')}</p>
    </Page>
  )
}

function SetUp({ onCodes }: SecondFactorProps) {
  const [setup, setSetup] = useState<FactorSetup>()
  const confirm = async (values: Readonly<Record<string, string>>) => {
    const { recoveryCodes } = await call<RecoveryCodes>(`${path}/confirmation`, values)
    onCodes(recoveryCodes)
  }
  return (
    <Page title={say('factor.setTitle')} lead={say('factor.setLead')}>
      {setup === undefined ? (
        <AgentForm
          fields={[]}
          submit={say('factor.begin')}
          onSubmit={async () => setSetup(await call<FactorSetup>(path, {}))}
        />
      ) : (
        <>
          <p>{say('factor.scan')}</p>
          <img src={setup.qrCode} alt={say('factor.picture')} width={220} height={220} />
          <p>{say('factor.secret')}</p>
          <p>
            <code>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <AgentForm fields={[codeField()]} submit={say('factor.confirm')} onSubmit={confirm} />
        </>
      )}
    </Page>
  )
}

const codeField = () =>
  ({ name: 'code', label: say('factor.code'), autoComplete: 'one-time-code', maxLength: 40 }) as const
