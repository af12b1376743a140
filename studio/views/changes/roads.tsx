import { useState } from 'react'
import type { DifferingRoad, RoadsView } from '../../api/roads.ts'
import { useAccept, useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'

/** Shows the recorded roads that the draft leads elsewhere, each to be accepted by hand before a proposal can be made. */
export function Roads() {
  const { data, error, isFetching } = useAsked<RoadsView>('/api/roads')
  return (
    <section aria-label="Recorded roads that differ">
      <h2>Recorded roads that differ</h2>
      <Failure error={error} />
      {isFetching && <p role="status">Walking the recorded roads…</p>}
      {data?.failure !== undefined && <p role="alert">{data.failure}</p>}
      {data !== undefined && data.failure === undefined && <Differing {...data} />}
    </section>
  )
}

function Differing({ roads, lenders }: RoadsView) {
  const accept = useAccept()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const accepted = roads.map(({ key }) => key).filter((key) => chosen.includes(key))
  if (roads.length === 0) return <p>All roads are as they were recorded.</p>
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (accepted.length > 0) accept.mutate(accepted)
      }}
    >
      <p>
        A proposal is made once each of them is accepted. Choose those that should be as they are now; the
        others keep their record.
      </p>
      <ul>
        {roads.map((road) => (
          <li key={road.key}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(road.key)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, road.key] : chosen.filter((key) => key !== road.key))
                }
              />
              {road.title}
            </label>
            <Road road={road} isForAll={road.lenders.length === lenders} />
          </li>
        ))}
      </ul>
      <button type="submit">
        {accepted.length === 1 ? 'Accept 1 road' : `Accept ${accepted.length} roads`}
      </button>
      <Failure error={accept.error} />
    </form>
  )
}

function Road({ road, isForAll }: { readonly road: DifferingRoad; readonly isForAll: boolean }) {
  return (
    <>
      <p>
        For {isForAll ? 'all lenders' : road.lenders.join(', ')}. {road.words}
      </p>
      {road.now.length + road.recorded.length > 0 && (
        <details>
          <summary>Its steps</summary>
          <Steps title="As recorded" steps={road.recorded} />
          <Steps title="As it is now" steps={road.now} />
        </details>
      )}
    </>
  )
}

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a road may come to the same step twice.
          <li key={index}>{step}</li>
        ))}
      </ol>
    </>
  )
}
