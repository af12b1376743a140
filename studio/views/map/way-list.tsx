import { whenInWords } from '../../../tools/graph/state-title.ts'
import type { findWay } from './find-way.ts'

interface WayProps {
  readonly from: string
  readonly to: string
  readonly way: ReturnType<typeof findWay>
}

/** A way from one state to another, event by event. */
export const WayList = ({ from, to, way }: WayProps) => (
  <section aria-label="Way">
    <h2>
      From {from} to {to}
    </h2>
    {way === undefined ? (
      <p>No events lead there.</p>
    ) : (
      <ol>
        {way.map(({ event, to: next, when }) => (
          <li key={next}>
            {event} leads to {next}
            {whenInWords(when)}.
          </li>
        ))}
      </ol>
    )}
  </section>
)
