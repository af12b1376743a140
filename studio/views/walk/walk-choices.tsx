import { whenInWords } from '../../../tools/graph/state-title.ts'
import type { WalkChoice, WalkQuestion } from '../../api/walk.ts'
import { AnswersForm } from './answers-form.tsx'
import type { Step } from './use-steps.ts'

interface Props {
  readonly choices: readonly WalkChoice[]
  /** Person or machine that is waited for before a job answers. */
  readonly pace: string | undefined
  readonly meanwhile: readonly WalkQuestion[]
  readonly onChoose: (step: Step) => void
}

/** Steps that may come next, and those that the state admits but this applicant's facts do not. */
export function WalkChoices({ choices, pace, meanwhile, onChoose }: Props) {
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
            <button type="button" onClick={() => onChoose(stepOf(choice))}>
              {nameOf(choice, pace)}
            </button>{' '}
            {whose(choice, pace)}, leads to {choice.to}
            {choice.ways.length > 1 && <Ways choice={choice} />}
            {choice.questions.length > 0 && (
              <details>
                <summary>{choice.submit === undefined ? 'With facts' : 'With answers'}</summary>
                <AnswersForm
                  questions={choice.questions}
                  doing={`${nameOf(choice, pace)} so`}
                  onSend={(part) => onChoose({ ...stepOf(choice), with: part as never })}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
      {meanwhile.length > 0 && (
        <details>
          <summary>What may become known meanwhile</summary>
          <AnswersForm
            questions={meanwhile}
            doing="Let it become known"
            onSend={(part) => Object.keys(part).length > 0 && onChoose({ with: part as never })}
          />
        </details>
      )}
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

const stepOf = ({ submit, event }: WalkChoice): Step => (submit === undefined ? { event } : { submit })

/** Paces of `flows/process.json`, as what comes before a job answers. */
const paces: Readonly<Record<string, string>> = {
  vendor: 'another system has answered',
  review: 'a person has decided',
  businessDay: 'a day of business has passed',
}

const isAwaited = ({ job }: WalkChoice, pace: string | undefined): boolean =>
  job !== undefined && pace === 'businessDay'

const nameOf = (choice: WalkChoice, pace: string | undefined): string =>
  isAwaited(choice, pace) ? `A day passes: ${choice.event}` : (choice.submit ?? choice.event)

const whose = ({ submit, job, event }: WalkChoice, pace = ''): string =>
  submit !== undefined
    ? `The applicant sends it (${event})`
    : job !== undefined
      ? `The job ${job} answers so, once ${paces[pace] ?? pace}`
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
