import path from 'node:path'
import { memoize } from '#engine'
import { asJsonObject, childObject, filesOf, type Source } from '#source'
import type { RuleFault } from '../rule.ts'

interface Missing {
  readonly kind: string
  readonly id: string
  readonly known: ReadonlySet<string>
}

/**
 * Names what is missing: the id or, where no file of flows/copy has a message of its part, that part, such as the messages `forms.*`
 * after their file was removed. A lender that rewords some of them has no such file, and nor has a project that has all of
 * its messages in one.
 */
function missingPart(
  source: Source,
  { kind, id, known }: Missing,
): { readonly cause: string; readonly message?: string; readonly hint?: string } {
  const noun = nouns[kind] ?? kind
  if (known.size === 0) return { cause: noun }
  const part = partOf(id)
  const left = kind === 'copy' ? translatedIn(source).get(id) : undefined
  if (left !== undefined && partsOf(source).has(part))
    return {
      cause: `${noun} ${id}`,
      hint: `It was there: ${left} still says it in another language. Bring it back, or take away what names it.`,
    }
  if (kind !== 'copy' || partsOf(source).has(part) || !isFiledByPart(source))
    return { cause: `${noun} ${id}` }
  return {
    cause: `${missingFile}${part}`,
    message: `There is no message "${id}", nor any other "${part}.": their file of flows/copy, ${part}.json, is missing or empty.`,
    hint: 'Bring the file back, as `git checkout` does, or take away what says its messages.',
  }
}

/** Names what is missing, with a hint if it is a single id and not a whole part: looking for near ids takes time. */
export function missingOr(
  source: Source,
  missing: Missing,
  hint: () => Pick<RuleFault, 'hint' | 'mend'>,
): Partial<Pick<RuleFault, 'message' | 'hint' | 'cause' | 'mend'>> {
  const found = missingPart(source, missing)
  return found.hint === undefined ? { ...hint(), ...found } : found
}

/** Beginning of a cause that findings of every rule and lender share: a whole file of messages is gone. */
export const missingFile = 'file of messages '

/** Beginning of a cause that findings of every rule and lender share: an id that is misspelt where it is defined. */
export const misspeltAs = 'misspelt as '

const partsOf = memoize(
  (source: Source): ReadonlySet<string> =>
    new Set(
      filesOf(source, 'copy').flatMap(({ value = {} }) =>
        Object.keys(childObject(asJsonObject(value), 'messages')).map(partOf),
      ),
    ),
)

/** File of translations that has a message, by its key. */
const translatedIn = memoize(
  (source: Source): ReadonlyMap<string, string> =>
    new Map(
      filesOf(source, 'translation').flatMap(({ path: file, value = {} }) =>
        Object.keys(childObject(asJsonObject(value), 'messages')).map((key) => [key, file] as const),
      ),
    ),
)

/** Whether files of flows/copy are called as the messages in them begin. */
const isFiledByPart = memoize((source: Source): boolean =>
  filesOf(source, 'copy').some(({ path: file, value = {} }) =>
    Object.keys(childObject(asJsonObject(value), 'messages'))
      .map(partOf)
      .includes(path.basename(file, '.json')),
  ),
)

const partOf = (id: string): string => id.split('.')[0] ?? ''

/** Words for kinds of reference that are not words themselves. */
export const nouns: Readonly<Record<string, string>> = {
  '#/states': 'state',
  '#/transitions': 'event',
  '#/steps': 'step',
  '#/groups': 'group',
  '#/disclosures': 'disclosure',
  '#/limits': 'limit',
  '#/fields': 'field of this form',
  clientState: 'state of the browser',
  copy: 'message',
  documentType: 'document of the type',
  field: 'context field',
  formField: 'field of a form',
  part: 'part of the context',
  place: 'place in the context',
  property: 'property of an application',
  resume: 'resume progress',
  serverState: 'server state',
}
