import { useEffect, useState } from 'react'
import type { LenderName } from '../../api/overview.ts'
import type { WalkView as Walk, WalkRequest, WalkScenarios } from '../../api/walk.ts'
import { useAsked, usePost } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { useLender } from '../frame/use-lender.ts'
import { RecordForm } from './record-form.tsx'
import { WalkChoices } from './walk-choices.tsx'
import { WhyHere } from './why-here.tsx'

type Steps = Pick<WalkRequest, 'who' | 'steps'>

const beginning: Steps = { who: {}, steps: [] }

/** Plays the journey for an applicant of a lender: what is shown, why, and what may happen next. */
export function WalkView({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const [chosen] = useLender()
  const lender = chosen ?? lenders[0]?.code ?? ''
  const { data: known } = useAsked<WalkScenarios>('/api/walk/scenarios')
  const [walked, setWalked] = useState<Steps>(beginning)
  const { mutate, data: walk, error, isPending } = usePost<WalkRequest, Walk>('/api/walk')
  useEffect(() => mutate({ lender, ...walked }), [mutate, lender, walked])
  const add = (step: Steps['steps'][number]) => setWalked({ ...walked, steps: [...walked.steps, step] })
  const scenarios = (known?.scenarios ?? []).filter((each) => each.lender === '*' || each.lender === lender)
  return (
    <div className="wide">
      <h1>Walk</h1>
      <div className="tools">
        <label className="inline">
          Begin with
          <select
            defaultValue=""
            onChange={({ target }) =>
              setWalked(scenarios.find(({ file }) => file === target.value) ?? beginning)
            }
          >
            <option value="">a new applicant</option>
            {scenarios.map(({ file, title }) => (
              <option key={file} value={file}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={walked.steps.length === 0}
          onClick={() => setWalked({ ...walked, steps: walked.steps.slice(0, -1) })}
        >
          Back a step
        </button>
        <label className="inline">
          Jump to
          <select value="" onChange={({ target }) => add({ at: target.value })}>
            <option value="">(a state)</option>
            {walk?.states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        </label>
      </div>
      <Failure error={error} />
      {walk !== undefined && (
        <div className="walk" aria-busy={isPending}>
          <div>
            <section aria-live="polite" aria-label="Where the applicant is">
              <h2>
                <StudioLink to={`/page/${walk.now.page}`}>{walk.now.title}</StudioLink>{' '}
                <small>{walk.now.state}</small>
              </h2>
              {walk.problems.map((problem) => (
                <p key={problem} className="warning">
                  {problem}
                </p>
              ))}
            </section>
            <WalkChoices choices={walk.next} onChoose={add} />
            <WhyHere why={walk.why} />
            <Passed
              walk={walk}
              steps={walked.steps}
              onGo={(count) => setWalked({ ...walked, steps: walked.steps.slice(0, count) })}
            />
            {walked.steps.length > 0 && known !== undefined && (
              <RecordForm {...{ lender, walk, ...walked }} schema={known.schema} />
            )}
          </div>
          <aside aria-label="Context">
            <h2>What the last step changed</h2>
            {walk.changed.length === 0 ? (
              <p>Nothing.</p>
            ) : (
              <ul>
                {walk.changed.map(({ field, before, after }) => (
                  <li key={field}>
                    {field}: {before === undefined ? '' : <del>{JSON.stringify(before)}</del>}{' '}
                    {after === undefined ? 'gone' : <ins>{JSON.stringify(after)}</ins>}
                  </li>
                ))}
              </ul>
            )}
            <h2>Context</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must come to it */}
            <pre tabIndex={0}>{JSON.stringify(walk.context, null, 2)}</pre>
          </aside>
        </div>
      )}
    </div>
  )
}

interface PassedProps {
  readonly walk: Walk
  readonly steps: Steps['steps']
  readonly onGo: (count: number) => void
}

/** Places that the walk passed, each with the way back to it. */
const Passed = ({ walk: { passed }, steps, onGo }: PassedProps) => (
  <section>
    <h2>Walked so far</h2>
    <ol>
      {passed.map(({ state, page }, index) => {
        const { submit, event, at } = steps[index - 1] ?? {}
        const by = submit ?? event ?? (at === undefined ? undefined : 'jump')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a walk may come to a place again, and its steps stay in order
          <li key={index}>
            <button type="button" className="link" onClick={() => onGo(index)}>
              {state}
            </button>{' '}
            {page}
            {by === undefined ? '' : `, by ${by}`}
          </li>
        )
      })}
    </ol>
  </section>
)
