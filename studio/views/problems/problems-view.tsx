import type { Problem, ProofView } from '../../api/overview.ts'
import { StudioLink } from '../frame/studio-link.tsx'
import { placePath } from '../journey/place-path.ts'
import { ProblemActions } from './problem-actions.tsx'

/** Findings of the linter: each cause once, with what follows from it. */
export const ProblemsView = ({ proof }: { readonly proof: ProofView }) => (
  <>
    <h1>Problems</h1>
    {proof.failure !== undefined && <p role="alert">{proof.failure}</p>}
    {proof.problems.length === 0 && proof.failure === undefined && (
      <p>{proof.isRunning ? 'The journey is being proven.' : 'None: every applicant can finish.'}</p>
    )}
    {proof.isRunning && proof.problems.length > 0 && <p>The rest is being proven.</p>}
    <ol className="problems">
      {proof.problems.map((problem) => (
        <li key={`${problem.rule} ${problem.place.file}#${problem.place.pointer} ${problem.message}`}>
          <ProblemCard problem={problem} />
        </li>
      ))}
    </ol>
  </>
)

export function ProblemCard({ problem }: { readonly problem: Problem }) {
  const { severity, message, hint, place, lender, page, witness, consequences, rule } = problem
  const events = witness?.events ?? []
  return (
    <article className={severity}>
      <p>
        <strong>{message}</strong>
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {events.length > 0 && <p>It happens after: {events.join(', ')}.</p>}
      <ProblemActions problem={problem} />
      <p className="where">
        {page !== undefined && <StudioLink to={`/page/${page}`}>{page}</StudioLink>}
        <StudioLink to={placePath(place)}>
          {place.file}:{place.line}
        </StudioLink>
        {lender !== undefined && <span>for {lender}</span>}
        <span>{rule}</span>
      </p>
      {consequences.length > 0 && (
        <details>
          <summary>What follows from it ({consequences.length})</summary>
          <ul>
            {consequences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
