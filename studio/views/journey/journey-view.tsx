import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import type { Hit, PageRow } from '../../api/pages.ts'
import { useAsked } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { useStanding } from '../frame/use-standing.ts'
import { AddCategory } from './add-category.tsx'
import { placePath } from './place-path.ts'

/** All pages in the order of the journey, and the search over everything. */
export function JourneyView() {
  const [params, setParams] = useSearchParams()
  const query = useDeferredValue(params.get('q') ?? '')
  const { data: rows, error } = useAsked<readonly PageRow[]>('/api/pages')
  const search = (text: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), q: text }), { replace: true })
  return (
    <>
      <h1>Journey</h1>
      <label className="search">
        Search titles, sentences, questions, conditions, states, lenders
        <input type="search" value={params.get('q') ?? ''} onChange={(event) => search(event.target.value)} />
      </label>
      <Failure error={error} />
      {query.trim() === '' ? <PageTable rows={rows ?? []} /> : <Hits query={query} />}
      {query.trim() === '' && <AddCategory />}
    </>
  )
}

function PageTable({ rows }: { readonly rows: readonly PageRow[] }) {
  const { pages: standing, failure } = useStanding()
  const isOnRoad = ({ states }: PageRow) => states.length > 0
  const parts = [
    ['On the road', rows.filter(isOnRoad)],
    ['Beside the road', rows.filter((row) => !isOnRoad(row))],
  ] as const
  return (
    <>
      {failure !== undefined && <p className="warning">Nobody tells where applications stand: {failure}</p>}
      {parts.map(([name, own]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Shown in</th>
                <th scope="col">Own at</th>
                {standing !== undefined && <th scope="col">Here now</th>}
                <th scope="col">Problems</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ id, title, states, lenders, problems }) => (
                <tr key={id}>
                  <th scope="row">
                    <StudioLink to={`/page/${id}`}>{title}</StudioLink>
                    <small>{id}</small>
                  </th>
                  <td className="states">{states.join(', ')}</td>
                  <td>{lenders.join(', ')}</td>
                  {standing !== undefined && <td>{standing[id]}</td>}
                  <td>{problems > 0 && <span className="count">{problems}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}

/** Finds of a search, each with the way to its place. */
function Hits({ query }: { readonly query: string }) {
  const { data: hits } = useAsked<readonly Hit[]>('/api/search', { q: query })
  if (hits === undefined) return null
  if (hits.length === 0) return <p>Nothing in the journey contains “{query}”.</p>
  return (
    <ul className="hits" aria-label="Found">
      {hits.map(({ kind, title, text, page, place }) => (
        <li key={`${place.file}#${place.pointer}`}>
          <span className="kind">{kind}</span>
          <StudioLink to={page === undefined ? placePath(place) : `/page/${page}`}>{title}</StudioLink> {text}
          <small>
            {place.file}:{place.line} {place.pointer}
          </small>
        </li>
      ))}
    </ul>
  )
}
