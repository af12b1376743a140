import { type Context, JourneyError, type PredicateSource, stateOf } from '#engine'
import { parsePointer, type Source, valueAt } from '#source'
import type { PersonTruth, TruthRequest, TruthView } from '../api/conditions.ts'
import { firstLender } from './lenders.ts'
import { examplePeople, type Person, scenarioPeople } from './people.ts'
import { journeysOf } from './walk/walk.ts'

/** For whom a condition holds as somebody edits it, beside what is saved at its place. */
export function conditionTruth(source: Source, request: TruthRequest): TruthView {
  const { file, pointer, condition, lender = firstLender(source) } = request
  const [fault] = source.project.schemas.errors('predicate', condition)
  if (fault !== undefined) return { people: [], failure: fault.message }
  const { compile } = journeysOf(source)(lender).effective.journey.predicates
  const saved = valueAt(source.files.get(file)?.value, parsePointer(pointer))
  try {
    // The schema checked the one, and reading the other.
    const holds = compile(condition as unknown as PredicateSource)
    const held = saved === undefined ? () => false : compile(saved as unknown as PredicateSource)
    const people = [...examplePeople(source, { file, pointer }, lender), ...scenarioPeople(source, lender)]
    return { people: people.map((person) => truthOf(source, person, [holds, held])) }
  } catch (error) {
    if (error instanceof JourneyError) return { people: [], failure: error.message }
    throw error
  }
}

type Test = (context: Context) => boolean

function truthOf(source: Source, person: Person, [holds, held]: readonly [Test, Test]): PersonTruth {
  const { kind, title, place, moments, expected } = person
  const statesWhere = (test: Test) => moments.filter(test).map((context) => stateOf(source.project, context))
  return {
    kind,
    title,
    place,
    moments: moments.length,
    holds: statesWhere(holds),
    held: statesWhere(held),
    changes: moments.filter((context) => holds(context) !== held(context)).length,
    ...(expected !== undefined && { expected }),
  }
}
