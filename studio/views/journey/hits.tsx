import type { Hit } from '../../api/pages.ts'
import { useAsked } from '../ask.ts'
import { StudioLink } from '../frame/studio-link.tsx'
import { placePath } from './place-path.ts'

/** Finds of a search, each with the way to its place. */
export function Hits({ query }: { readonly query: string }) {
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
