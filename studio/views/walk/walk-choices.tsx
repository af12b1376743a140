import type { WalkChoice, WalkRequest } from '../../api/walk.ts'
import { whenInWords } from '../map/when-in-words.ts'

interface Props {
  readonly choices: readonly WalkChoice[]
  readonly onChoose: (step: WalkRequest['steps'][number]) => void
}

/** What may happen next, and what the state admits but this applicant's facts do not. */
export function WalkChoices({ choices, onChoose }: Props) {
  const [open, closed] = [true, false].map((isOpen) =>
    choices.filter(({ refused }) => (refused === undefined) === isOpen),
  )
  return (
    <section aria-label="What may happen next">
      <h2>What may happen next</h2>
      {open?.length === 0 && <p>Nothing.</p>}
      <ul className="choices">
        {open?.map((choice) => (
          <li key={choice.event}>
            <button
              type="button"
              onClick={() =>
                onChoose(choice.submit === undefined ? { event: choice.event } : { submit: choice.submit })
              }
            >
              {choice.submit ?? choice.event}
            </button>{' '}
            {whose(choice)}, leads to {choice.to}
            {choice.ways.length > 1 && <Ways choice={choice} />}
          </li>
        ))}
      </ul>
      {closed !== undefined && closed.length > 0 && (
        <details>
          <summary>What cannot happen now ({closed.length})</summary>
          <ul>
            {closed.map(({ event, refused }) => (
              <li key={event}>
                {event}: {refused}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const whose = ({ submit, job, event }: WalkChoice): string =>
  submit !== undefined
    ? `The applicant sends it (${event})`
    : job !== undefined
      ? `The job ${job} answers so`
      : 'A person or another system does it'

const Ways = ({ choice: { ways } }: { readonly choice: WalkChoice }) => (
  <ul>
    {ways.map(({ to, when }) => (
      <li key={to + when}>
        {to}
        {whenInWords(when)}
      </li>
    ))}
  </ul>
)
