import type { DeskApplication } from '#generated/api'
import { moment, say, sayOf } from '../wording.ts'

/** Section with the owners who say that somebody else acted, since when, and about what; nobody sends money meanwhile. */
export function Denials({ denials }: Pick<DeskApplication, 'denials'>) {
  if (denials.length === 0) return null
  return (
    <section className="stack" aria-labelledby="denials">
      <h2 id="denials">{say('denials.title')}</h2>
      <p className="muted">{say('denials.lead')}</p>
      <ul className="agent-list">
        {denials.map(({ name, isBorrower, since, acts }) => (
          <li key={`${name} ${since}`} className="agent-row stack-small">
            <h3>{say(isBorrower ? 'denials.borrower' : 'denials.coOwner', { name })}</h3>
            <p>{say('denials.since', { time: moment(since) })}</p>
            <ul>
              {acts.map(({ act, at }) => (
                <li key={`${act} ${at}`}>
                  {sayOf('act', act)} <span className="muted">{moment(at)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
