import type { LenderName } from '../../api/overview.ts'
import type { WalkView as Walk, WalkScenarios } from '../../api/walk.ts'
import { useAsked, useTold } from '../ask.ts'
import { Choice } from '../frame/choice.tsx'
import { Failure } from '../frame/failure.tsx'
import { Options } from '../frame/options.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { useLender } from '../frame/use-lender.ts'
import { Passed } from './passed.tsx'
import { RecordForm } from './record-form.tsx'
import { stepWords } from './step-words.ts'
import { type Step, useSteps } from './use-steps.ts'
import { WalkChoices } from './walk-choices.tsx'
import { WhyHere } from './why-here.tsx'

/** Plays the journey for an applicant of a lender: what is shown, why, and what may happen next. */
export function WalkView({ lenders }: { readonly lenders: readonly LenderName[] }) {
  const [chosen] = useLender()
  const lender = chosen ?? lenders[0]?.code ?? ''
  const { data: known } = useAsked<WalkScenarios>('/api/walk/scenarios')
  const { walked, take, goTo, begin } = useSteps(known)
  const { who, steps, ahead, title } = walked
  const { data: walk, error, isFetching } = useTold<Walk>('/api/walk', { lender, who, steps })
  const [next] = ahead
  const choose = (step: Step) => take(step, (walk?.passed.length ?? 1) - 1)
  const scenarios = (known?.scenarios ?? []).filter((each) => each.lender === '*' || each.lender === lender)
  return (
    <div className="wide">
      <h1>Walk</h1>
      <div className="tools">
        <label className="inline">
          Begin with
          <select defaultValue="" onChange={({ target }) => begin(target.value)}>
            <option value="">a new applicant</option>
            <Options of={scenarios.map(({ file, title }) => [file, title])} />
          </select>
        </label>
        <button type="button" disabled={steps.length === 0} onClick={() => goTo(steps.length - 1)}>
          Back a step
        </button>
        {next !== undefined && (
          <>
            <button type="button" className="primary" onClick={() => goTo(steps.length + 1)}>
              Next step: {stepWords(next)}
            </button>
            <button type="button" onClick={() => goTo(steps.length + ahead.length)}>
              To the end
            </button>
          </>
        )}
        <Choice
          isInline
          label="Jump to"
          value=""
          options={[['', '(a state)'], ...(walk?.states ?? [])]}
          onChoose={(at) => choose({ at })}
        />
      </div>
      {title !== undefined && (
        <p>
          The way to: <strong>{title}</strong> {steps.length} of {steps.length + ahead.length} steps.
        </p>
      )}
      <Failure error={error} />
      {walk !== undefined && (
        <div className="walk" aria-busy={isFetching}>
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
            <WalkChoices choices={walk.next} pace={walk.pace} meanwhile={walk.meanwhile} onChoose={choose} />
            <WhyHere why={walk.why} />
            <Passed passed={walk.passed} steps={steps} onGo={goTo} />
            {steps.length > 0 && known !== undefined && (
              <RecordForm {...{ lender, walk, who, steps }} schema={known.schema} />
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
