import type { Reader } from '../../api/questions.ts'
import { useAsked } from '../ask.ts'
import { StudioLink } from '../frame/studio-link.tsx'
import { placePath } from '../journey/place-path.ts'

/** Places that name something, or the sentence that none does. */
export const Readers = ({ readers, none }: { readonly readers: readonly Reader[]; readonly none: string }) =>
  readers.length === 0 ? (
    <p>{none}</p>
  ) : (
    <>
      <p>It is used in {readers.length === 1 ? 'one place' : `${readers.length} places`}:</p>
      <ul>
        {readers.map(({ what, kind, place }) => (
          <li key={`${place.file}#${place.pointer}`}>
            {kind}: <StudioLink to={placePath(place)}>{what}</StudioLink>
          </li>
        ))}
      </ul>
    </>
  )

/** Where a name is used, asked for when it is opened. */
export function Uses({ id }: { readonly id: string }) {
  const { data: readers } = useAsked<readonly Reader[]>('/api/uses', { id })
  return readers === undefined ? null : <Readers readers={readers} none="Nothing names it." />
}
