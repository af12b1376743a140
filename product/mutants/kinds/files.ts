import type { JsonTree } from '../mutant.ts'
import { entriesOf, toEach } from '../place.ts'

/** Files of the two machines. */
export const machines = ['flows/journey.json', 'flows/process.json'] as const
export const [journey, process] = machines
export const predicates = 'flows/predicates.json'
export const serverStates = 'flows/server-states.json'
export const pages = 'flows/pages.json'
export const disclosures = 'flows/disclosures.json'
export const registration = 'flows/registration.json'
export const progress = 'flows/progress.json'

/** Files of a folder. */
export const filesBelow = (tree: JsonTree, folder: string): readonly string[] =>
  [...tree.keys()].filter((file) => file.startsWith(folder))

/** Applies mistakes to each entry of a map. */
export const toEachEntry = (file: string, ...map: readonly string[]) =>
  toEach((tree) => entriesOf(tree, file, ...map))

export const idsOf = (tree: JsonTree, file: string, map: string): readonly string[] =>
  entriesOf(tree, file, map).map(({ id }) => id)
