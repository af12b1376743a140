import { useEffect, useState } from 'react'
import { saveToken } from '../api/session/session.ts'
import { findStored } from '../storage/browser-store.ts'
import { type Choices, goOn, jump, loadChoices } from './developer-calls.ts'
import { FlagChoice } from './flag-choice.tsx'
import { LoginForm } from './login-form.tsx'
import './toolbar.css'
import { useToggle } from './use-toggle.ts'
import words from './words.json' with { type: 'json' }

interface ToolbarProps {
  /** Code of the lender's folder. */
  readonly tenant: string
  readonly orgCode: string
  readonly basePath: string
  /** Opens an address as a new document. */
  readonly open: (path: string) => void
}

/** Toolbar for developers: signs in, drives an application to a state, advances time, and changes flags and the lender. */
export function Toolbar({ tenant, orgCode, basePath, open }: ToolbarProps) {
  const [choices, setChoices] = useState<Choices>()
  const [road, setRoad] = useState('main')
  const [state, setState] = useState('')
  const [problem, setProblem] = useState('')
  useToggle()
  useEffect(() => {
    loadChoices(tenant).then(setChoices, (error: Error) => setProblem(error.message))
  }, [tenant])
  const openApplication = (uuid: string) => open(`${basePath}/${uuid}`)
  const jumpThere = async () => {
    const { token, applicationUuid } = await jump(road, state, tenant)
    saveToken(token)
    openApplication(applicationUuid)
  }
  const letPass = async () => {
    const application = findStored('applicationUuid')
    if (application !== undefined) await goOn(application)
    open(window.location.href)
  }
  const attempt = (act: () => Promise<void>) => () => {
    setProblem('')
    act().catch((error: Error) => setProblem(error.message))
  }
  const states = choices?.roads.find(({ name }) => name === road)?.states ?? []
  return (
    <details className="developer-toolbar">
      <summary>{words.toolbar}</summary>
      <LoginForm orgCode={orgCode} onLoggedIn={openApplication} />
      <fieldset>
        <Choice
          label={words.road}
          value={road}
          options={choices?.roads.map(({ name }) => name)}
          onChange={setRoad}
        />
        <Choice label={words.state} value={state} options={['', ...states]} onChange={setState} />
        <button type="button" disabled={state === ''} onClick={attempt(jumpThere)}>
          {words.jump}
        </button>
        <button type="button" onClick={attempt(letPass)}>
          {words.goOn}
        </button>
      </fieldset>
      <fieldset>
        <legend>{words.flags}</legend>
        {Object.entries(choices?.flags ?? {}).map(([key, variants]) => (
          <FlagChoice key={key} flag={key} variants={variants} onChosen={() => open(window.location.href)} />
        ))}
      </fieldset>
      <Choice
        label={words.lender}
        value={tenant}
        options={choices?.tenants}
        onChange={(code) => open(`${basePath}/register?org=${encodeURIComponent(code)}`)}
      />
      <p role="alert">{problem}</p>
    </details>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly string[] | undefined
  readonly onChange: (value: string) => void
}

export function Choice({ label, value, options = [value], onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}
