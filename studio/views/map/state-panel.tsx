import { whenInWords } from '../../../tools/graph/state-title.ts'
import type { MapMachine, MapView } from '../../api/map.ts'
import type { StandingState } from '../../api/standing.ts'
import { StudioLink } from '../frame/studio-link.tsx'
import { Note } from '../notes/note.tsx'
import { AddArrowForm } from './add-forms.tsx'
import { comingOf, leavingOf, type MapArrow } from './find-way.ts'

interface Props {
  readonly machine: MapMachine
  readonly map: MapView
  readonly id: string | undefined
  readonly standing: ReadonlyMap<string, StandingState>
  readonly onSelect: (id: string) => void
  /** State to which an arrow is being drawn: empty until it is chosen, undefined while none is drawn. */
  readonly target: string | undefined
  readonly onTarget: (id: string | undefined) => void
}

/** All about the chosen state: its pages, what leads to it and away, what is wrong with it, and a form for a new arrow. */
export function StatePanel({ machine, map, id, standing, onSelect, target, onTarget }: Props) {
  const state = machine.states.find((each) => each.id === id)
  if (state === undefined) return null
  const counted = standing.get(state.id)
  return (
    <section aria-live="polite">
      <h2>
        {state.title} <small>{state.id}</small>
      </h2>
      <Note
        key={`note ${state.id}`}
        about={machine === map.application ? 'serverStates' : 'clientStates'}
        id={state.id}
        name={state.title}
      />
      {counted !== undefined && (
        <p>
          {counted.standing} stand here now{counted.reached !== undefined && `, ${counted.reached} ever came`}
          .
        </p>
      )}
      {state.unreachable !== undefined && <p>No event leads here.</p>}
      {state.pages.length > 0 && (
        <ul>
          {state.pages.map(({ page, title, when }) => (
            <li key={page + when}>
              Shows <StudioLink to={`/page/${page}`}>{title}</StudioLink>
              {whenInWords(when)}
            </li>
          ))}
        </ul>
      )}
      {state.job !== undefined && <p>The job {state.job} runs here.</p>}
      {state.problems.map((message) => (
        <p key={message} className="warning">
          {message}
        </p>
      ))}
      <Arrows title="Leads to" arrows={leavingOf(machine, state.id)} end="to" onSelect={onSelect} />
      <Arrows
        title="One comes here from"
        arrows={comingOf(machine, state.id)}
        end="from"
        onSelect={onSelect}
      />
      <AddArrowForm
        key={state.id}
        {...{ machine, target, onTarget }}
        from={state.id}
        conditions={map.conditions}
      />
    </section>
  )
}

interface ArrowsProps {
  readonly title: string
  readonly arrows: readonly MapArrow[]
  readonly end: 'from' | 'to'
  readonly onSelect: (id: string) => void
}

const Arrows = ({ title, arrows, end, onSelect }: ArrowsProps) =>
  arrows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className="arrows">
        {arrows.map((arrow) => (
          <li key={`${arrow.event} ${arrow.from} ${arrow.to}`}>
            {arrow[end] === '*' ? (
              'any state'
            ) : (
              <button type="button" className="link" onClick={() => onSelect(arrow[end])}>
                {arrow[end]}
              </button>
            )}{' '}
            by {arrow.event}
            {whenInWords(arrow.when)}
            {arrow.change === undefined ? '' : ` (${arrow.change === 'removed' ? 'gone' : arrow.change})`}
          </li>
        ))}
      </ul>
    </>
  )
