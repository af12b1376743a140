import path from 'node:path'
import type { JsonObject } from '#source'
import { childObject } from '../../../source/json/json-value.ts'
import { readJsonFolder } from '../../../source/json/read-json-folder.ts'

/** Generates a union type for each kind of id, so that a misspelt one does not compile. */
export function generateIds(root: string): string {
  const flows = path.join(root, 'flows')
  const files = readJsonFolder(flows)
  const keys = (file: string, ...path: readonly string[]) => Object.keys(descend(files.get(file), path))
  const folder = (name: string) => [...readJsonFolder(path.join(flows, name)).keys()]
  const jobs = Object.values(childObject(files.get('process'), 'states')).flatMap(jobOf)
  const domain = readJsonFolder(path.join(root, 'schemas/domain')).get('enumerations.schema')
  const serverStates = descend(domain, ['$defs', 'ServerState']).enum

  return [
    union('PageId', 'A page of the product, by its path.', keys('pages', 'pages')),
    union('FlowState', 'A state of the client machine.', keys('journey', 'states')),
    union('FlowEvent', 'An event of the client machine.', keys('journey', 'transitions')),
    union('ServerState', 'A step of an application on the server.', strings(serverStates)),
    union('ProcessState', 'A state of the reference process.', keys('process', 'states')),
    union('ProcessEvent', 'An event of the reference process.', keys('process', 'transitions')),
    union('JobId', 'A job that the reference process runs.', jobs),
    union('SubmissionName', "A borrower's submission.", keys('process', 'submissions')),
    union('PredicateId', 'A named predicate.', keys('predicates', 'predicates')),
    union('RegistrationStep', 'A step of the registration.', keys('registration', 'steps')),
    union('ProgressStep', 'A step of the sidebar.', keys('progress', 'steps')),
    union('ResumeProgress', 'Where an application stands in the sidebar.', keys('progress', 'resume')),
    union('LimitId', 'A business limit or constant.', keys('limits', 'limits')),
    union('DisclosureId', 'A disclosure.', keys('disclosures', 'disclosures')),
    union('FormId', 'A form, by its path below flows/forms.', folder('forms')),
    union('DocumentId', 'A document text, by its folder.', folder('documents').map(firstPart)),
    union('FlagKey', 'A feature flag.', keys('flags', 'flags')),
    union('HelpArticleId', 'An article of flows/help.', articleIds(path.join(flows, 'help'))),
    "export type { CopyKey } from './copy.ts'\n",
  ].join('\n')
}

const descend = (value: JsonObject | undefined, keys: readonly string[]): JsonObject =>
  keys.reduce<JsonObject>((object, key) => childObject(object, key), value ?? {})

const firstPart = (file: string): string => file.split('/')[0] ?? ''

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const jobOf = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'job' in state ? strings([state.job]) : []

const articleIds = (folder: string): readonly string[] =>
  [...readJsonFolder(folder).values()].flatMap((file) => Object.keys(childObject(file, 'articles')))

function union(name: string, description: string, ids: readonly string[]): string {
  const members = [...new Set(ids)].sort().map((id) => `\n  | ${JSON.stringify(id)}`)
  return `/** ${description} */\nexport type ${name} =${members.length === 0 ? ' never' : members.join('')}\n`
}
