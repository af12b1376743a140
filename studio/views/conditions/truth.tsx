import type { PersonTruth, TruthRequest, TruthView } from '../../api/conditions.ts'
import { useTold } from '../ask.ts'
import { Failure } from '../frame/failure.tsx'
import { StudioLink } from '../frame/studio-link.tsx'
import { useLender } from '../frame/use-lender.ts'
import { placePath } from '../journey/place-path.ts'

/** For whom of the project's people a condition holds as it is edited, and for whom the edit changes that. */
export function Truth(edited: Omit<TruthRequest, 'lender'>) {
  const [lender] = useLender()
  const request: TruthRequest = { ...edited, ...(lender !== undefined && { lender }) }
  const { data, error } = useTold<TruthView>('/api/conditions/truth', request)
  if (data === undefined) return <Failure error={error} />
  const { people, failure } = data
  const changed = people.filter(({ changes }) => changes > 0)
  const wrong = people.filter(isOtherwise)
  return (
    <section className="truth" aria-label="For whom it holds">
      <div role="status">
        <p>{failure ?? countOf(people)}</p>
        {changed.length > 0 && <p>This edit changes it for {changed.length}:</p>}
      </div>
      {changed.length > 0 && <People people={changed} say={changeOf} />}
      {wrong.length > 0 && (
        <div className="warning">
          <p>Examples of this condition that say otherwise:</p>
          <People
            people={wrong}
            say={({ expected }) => (expected === true ? 'it holds' : 'it does not hold')}
          />
        </div>
      )}
      {failure === undefined && (
        <>
          <Folded name="Holds for" people={people.filter(({ holds }) => holds.length > 0)} />
          <Folded name="Does not hold for" people={people.filter(({ holds }) => holds.length === 0)} />
        </>
      )}
      <Failure error={error} />
    </section>
  )
}

function countOf(people: readonly PersonTruth[]): string {
  const [holding, before] = [
    people.filter(({ holds }) => holds.length > 0).length,
    people.filter(({ held }) => held.length > 0).length,
  ]
  const now = `It holds for ${holding} of ${people.length} people of the scenarios and examples`
  return holding === before ? `${now}.` : `${now}; as saved, for ${before}.`
}

const isOtherwise = ({ expected, holds, moments }: PersonTruth): boolean =>
  expected !== undefined && holds.length !== (expected ? moments : 0)

/** Moments of a person in which the condition holds. */
function momentsOf({ kind, holds, moments }: PersonTruth): string {
  if (kind === 'example' || holds.length === 0) return ''
  return holds.length === moments ? 'all the time' : `at ${namesOf(holds)}`
}

function changeOf(person: PersonTruth): string {
  const { kind, holds, held } = person
  if (holds.length === 0) return 'it holds no more'
  if (held.length === 0) return `it holds now ${momentsOf(person)}`.trimEnd()
  return kind === 'example'
    ? 'it holds in other cases'
    : `it held at ${namesOf(held)}, and holds now at ${namesOf(holds)}`
}

const namesOf = (states: readonly string[]): string => [...new Set(states)].join(', ')

const Folded = ({ name, people }: { readonly name: string; readonly people: readonly PersonTruth[] }) =>
  people.length === 0 ? null : (
    <details>
      <summary>
        {name} {people.length}
      </summary>
      <People people={people} say={momentsOf} />
    </details>
  )

/** Where somebody is looked at more closely: an applicant of a scenario walks. */
const pathOf = ({ kind, place }: PersonTruth): string =>
  kind === 'scenario' ? `/walk?${new URLSearchParams({ scenario: place.file })}` : placePath(place)

interface PeopleProps {
  readonly people: readonly PersonTruth[]
  readonly say: (person: PersonTruth) => string
}

const People = ({ people, say }: PeopleProps) => (
  <ul>
    {people.map((person) => (
      <li key={`${person.place.file}#${person.place.pointer}`}>
        <StudioLink to={pathOf(person)}>{person.title}</StudioLink> <small>{say(person)}</small>
      </li>
    ))}
  </ul>
)
