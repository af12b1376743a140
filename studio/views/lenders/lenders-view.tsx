import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LenderView } from '../../api/lenders.ts'
import type { LenderName } from '../../api/overview.ts'
import { useAsked, useJob } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { Options } from '../frame/options.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { useLender } from '../frame/use-lender.ts'
import { placePath } from '../journey/place-path.ts'
import { NodeEditor } from '../nodes/node-editor.tsx'
import { ThemeEditor } from './theme-editor.tsx'

/** The chosen lender: what holds for it and which file says so, beside another lender if one is chosen. */
export function LendersView({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const [chosen] = useLender()
  const code = chosen ?? lenders[0]?.code ?? ''
  const [params, setParams] = useSearchParams()
  const other = params.get('other') ?? undefined
  const { data, error } = useAsked<LenderView>('/api/lender', { code, other })
  return (
    <>
      <h1>{code}</h1>
      <Failure error={error} />
      {data !== undefined && data.chain.length > 1 && (
        <p>It extends {data.chain.slice(0, -1).join(', then ')}.</p>
      )}
      <label className="inline">
        Compare with
        <select
          value={other ?? ''}
          onChange={(event) => {
            const { other: _, ...rest } = Object.fromEntries(params)
            setParams(event.target.value === '' ? rest : { ...rest, other: event.target.value })
          }}
        >
          <option value="">no other lender</option>
          <Options of={lenders.map(({ code }) => code)} />
        </select>
      </label>
      {data !== undefined && <ThemeEditor key={code} lender={code} file={data.own.file} own={data.colors} />}
      {data !== undefined && <Settings lender={data} other={other} />}
      {data !== undefined && (
        <section>
          <h2>
            Its own file <small>{data.own.file}</small>
          </h2>
          <NodeEditor node={data.own} />
        </section>
      )}
      <NewLender from={code} />
    </>
  )
}

function Settings({ lender, other }: { readonly lender: LenderView; readonly other: string | undefined }) {
  const { settings, code } = lender
  return (
    <section>
      <h2>{other === undefined ? 'What holds for it' : `Where ${code} and ${other} differ`}</h2>
      {settings.length === 0 && <p>Nowhere.</p>}
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">{code}</th>
              {other !== undefined && <th scope="col">{other}</th>}
              <th scope="col">Written by</th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ name, value, place, from, other: there }) => (
              <tr key={name}>
                <th scope="row">
                  {place === undefined ? name : <StudioLink to={placePath(place)}>{name}</StudioLink>}
                </th>
                <td>{value}</td>
                {other !== undefined && <td>{there}</td>}
                <td>{from ?? (place === undefined ? 'derived' : code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function NewLender({ from }: { readonly from: string }) {
  const [code, setCode] = useState('')
  const [, choose] = useLender()
  const job = useJob()
  return (
    <details className="node">
      <summary>A new lender that begins as {from}</summary>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          job.mutate({ job: 'addLender', details: { code, from } }, { onSuccess: () => choose(code) })
        }}
      >
        <label>
          Code
          <input value={code} required onChange={(event) => setCode(event.target.value)} />
        </label>
        <button type="submit" className="primary">
          Add the lender
        </button>
      </form>
      <Failure error={job.error} />
    </details>
  )
}
