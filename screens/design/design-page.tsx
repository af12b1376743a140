import { type ReactNode, Suspense, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { JourneyForm } from '../forms/journey-form.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import './design.css'
import { Colors, Icons, SpaceAndShape, Type } from './foundations.tsx'
import { type Mode, modes, showMode } from './show-mode.ts'
import { specimens } from './specimens.tsx'
import words from './words.json' with { type: 'json' }

interface DesignPageProps {
  /** Codes of all lenders, and of the lender of this document. */
  readonly tenants: readonly string[]
  readonly tenant: string
  readonly forms: readonly string[]
}

/** Page with the tokens, components and forms of a lender, built from the same components as its pages. */
export function DesignPage({ tenants, tenant, forms }: DesignPageProps) {
  const [mode, setMode] = useState<Mode>('device')
  const [form = '', setForm] = useState(forms[0])
  const change = (next: Mode) => {
    showMode(next)
    setMode(next)
  }
  return (
    <main className="design-page stack">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="design-row">
        <Choice
          label={words.lender}
          value={tenant}
          options={tenants.map((code) => [code, code])}
          onChange={(code) => window.location.assign(`?org=${encodeURIComponent(code)}`)}
        />
        <Choice
          label={words.mode}
          value={mode}
          options={modes.map((name) => [name, words.modes[name]])}
          onChange={change}
        />
      </div>
      <Part title={words.colors}>
        <Colors />
      </Part>
      <Part title={words.type}>
        <Type />
      </Part>
      <Part title={words.space}>
        <SpaceAndShape />
      </Part>
      <Part title={words.icons}>
        <Icons />
      </Part>
      <Part title={words.components}>
        {Object.entries(specimens).map(([name, shown]) => (
          <section className="design-specimen stack-small" key={name}>
            <h3>{name}</h3>
            {shown}
          </section>
        ))}
      </Part>
      <Part title={words.forms}>
        <Choice label={words.form} value={form} options={forms.map((id) => [id, id])} onChange={setForm} />
        <Suspense key={form}>
          <JourneyForm form={form as keyof FormValues} onSubmit={() => Promise.resolve()} />
        </Suspense>
      </Part>
    </main>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="stack">
    <h2>{title}</h2>
    {children}
  </section>
)

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        className="input input-medium"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
