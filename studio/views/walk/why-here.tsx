import type { WalkView } from '../../api/walk.ts'

/** Why the applicant is shown this page, step by step. */
export function WhyHere({
  why: { by, rule, serverState, settlement, variants },
}: {
  readonly why: WalkView['why']
}) {
  return (
    <section aria-label="Why here">
      <h2>Why here?</h2>
      <p>
        {by === 'server-state'
          ? `The server state ${serverState} names the page${rule === serverState ? '' : `, by ${rule}`}.`
          : `The server state ${serverState} names no page, so the browser finds its place:`}
      </p>
      {settlement !== undefined && (
        <ol>
          <li>It begins at {settlement.initial}.</li>
          {settlement.steps.map(({ event, to, because }) => (
            <li key={to}>
              By {event} to {to}
              {because.length === 0 ? '' : `, since ${because.join(' and ')}`}.
            </li>
          ))}
          {settlement.next.map(({ event, to, missing }) => (
            <li key={event}>
              Not yet by {event} to {to}: {missing.join(' and ')}.
            </li>
          ))}
        </ol>
      )}
      {variants
        .filter(({ when }) => when !== undefined)
        .map(({ page, holds, because }) => (
          <p key={page}>
            {page} is {holds ? '' : 'not '}shown: {because.join(' and ')}.
          </p>
        ))}
    </section>
  )
}
