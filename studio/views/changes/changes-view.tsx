import type { ChangesView as Changes } from '../../api/changes.ts'
import type { DraftView } from '../../api/overview.ts'
import { useAsked, useUndo } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { ProposeForm } from './propose-form.tsx'
import { Roads } from './roads.tsx'
import { StrandedApplications } from './stranded.tsx'

/** Shows what the draft changes for whom, its history, and the way to propose it. */
export function ChangesView({ draft }: { readonly draft: DraftView }) {
  const { data, error, isFetching } = useAsked<Changes>('/api/changes')
  return (
    <>
      <h1>Changes</h1>
      <Failure error={error} />
      {isFetching && <p role="status">Comparing…</p>}
      {data?.failure !== undefined && <p role="alert">{data.failure}</p>}
      {data !== undefined && data.failure === undefined && <Differences changes={data} />}
      {/* After the comparison, which is what one came for and which runs in the same thread. */}
      {data !== undefined && <Roads />}
      <ProposeForm suggested={data?.differences.map(({ words }) => words) ?? []} />
      <History draft={draft} />
    </>
  )
}

function Differences({ changes }: { readonly changes: Changes }) {
  const { differences, stranding, unapproved, against, isForAll } = changes
  const whom = (lenders: readonly string[]) =>
    lenders.length === isForAll.length ? 'all lenders' : lenders.join(', ')
  const groups = [...Map.groupBy(differences, ({ lenders }) => whom(lenders))]
  return (
    <section>
      <h2>What changes for whom, since {against}</h2>
      {differences.length === 0 && <p>Nothing that anybody would meet.</p>}
      {groups.map(([lenders, own]) => (
        <section key={lenders}>
          <h3>For {lenders}</h3>
          <ul>
            {own.map(({ words, subject }) => (
              <li key={`${subject} ${words}`}>{words}</li>
            ))}
          </ul>
        </section>
      ))}
      {stranding.length > 0 && <StrandedApplications changes={changes} />}
      {unapproved.length > 0 && (
        <p className="warning">Facts that changed without approval: {unapproved.join(', ')}</p>
      )}
    </section>
  )
}

function History({ draft }: { readonly draft: DraftView }) {
  const undo = useUndo()
  const standing = new Set(draft.edits.map(({ id }) => id))
  return (
    <section>
      <h2>History of this draft</h2>
      {draft.history.length === 0 && <p>No edits yet.</p>}
      <ol className="history">
        {draft.history.map(({ id, at, title }) => (
          <li key={id} className={standing.has(id) ? undefined : 'past'}>
            <time dateTime={at}>{new Date(at).toLocaleString()}</time> {title}
            {standing.has(id) && (
              <button type="button" onClick={() => undo.mutate(id)}>
                Go back to here
              </button>
            )}
          </li>
        ))}
      </ol>
      <Failure error={undo.error} />
    </section>
  )
}
