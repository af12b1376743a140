import { asJsonObject, childObject, type Json, type JsonObject, pointerTo, type Source } from '#source'
import { today } from '../../tools/today.ts'
import type { Change } from '../edits/change.ts'
import { flowFile } from '../model/flow-file.ts'
import { listedBeside } from './beside.ts'
import { Impossible, type Job, nameFrom, set, write } from './job.ts'

export interface NewCategory {
  /** Heading of the card that the applicant sees. */
  readonly title: string
  readonly description: string
  /** Kinds of document that are asked for. */
  readonly documents: readonly string[]
  /** Approval, and its reason: what a reviewer may ask for may be a fact with a source. */
  readonly by: string
  readonly why: string
}

const file = 'flows/conditions.json'
const enumerations = 'schemas/domain/enumerations.schema.json'

/** Adds a category of what a reviewer may ask an applicant for, answered by uploading documents. */
export function addCategory(source: Source, { title, description, documents, by, why }: NewCategory): Job {
  const category = nameFrom(title, 'value')
  const known = childObject(flowFile(source, 'conditions'), 'categories')
  if (known[category] !== undefined)
    throw new Impossible('There is a category of this name already. Give the new one another title.')
  const [likeName = '', like] =
    Object.entries(known)
      .map(([name, each]) => [name, asJsonObject(each)] as const)
      .findLast(([, each]) => each.action === 'upload') ?? []
  if (like === undefined) throw new Impossible('This journey has no requests of reviewers.')
  if (documents.length === 0) throw new Impossible('Choose at least one kind of document.')
  const keys = `conditions.${nameFrom(title, 'field')}`
  const entry = {
    title: `${keys}.title`,
    description: `${keys}.description`,
    action: 'upload',
    documents: [...documents],
  }
  return {
    title: `Let reviewers ask for "${title}"`,
    changes: [
      {
        file: enumerations,
        pointer: pointerTo('$defs', 'ConditionCategory', 'enum', Object.keys(known).length),
        after: category,
      },
      set(source, file, pointerTo('categories', category), entry),
      ...write(source, { [entry.title]: title, [entry.description]: description }, String(like.title)),
      ...fieldsOf(source, likeName).flatMap((field) =>
        listedBeside(source, category, { like: likeName, field }),
      ),
      ...factsWith(source, category, entry, { by, on: today(), why }),
    ],
  }
}

/** Fields of the context that have a category as a value. */
const fieldsOf = ({ project }: Source, category: string): readonly string[] =>
  Object.entries(project.values).flatMap(([field, values]) => (values.includes(category) ? [field] : []))

/** Facts that list every category are changed with it, by whoever approved that. */
function factsWith(
  source: Source,
  category: string,
  entry: JsonObject,
  approved: JsonObject,
): readonly Change[] {
  const facts = Object.entries(childObject(flowFile(source, 'facts'), 'facts')).map(
    ([id, fact]) => [id, asJsonObject(fact)] as const,
  )
  return facts.flatMap(([id, fact]) => {
    const added = Object.keys(childObject(fact, 'values')).flatMap((place): readonly Change[] => {
      const property = /^conditions\/categories\/\*\/(\w+)$/.exec(place)?.[1]
      const value: Json | undefined = property === undefined ? undefined : entry[property]
      return value === undefined
        ? []
        : [set(source, 'flows/facts.json', pointerTo('facts', id, 'values', place, category), value)]
    })
    return added.length === 0
      ? []
      : [...added, set(source, 'flows/facts.json', pointerTo('facts', id, 'approved'), approved)]
  })
}
