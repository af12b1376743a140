import type { MapState } from '../../api/map.ts'

const kindsInWords: Readonly<Record<MapState['kind'], string>> = {
  interactive: 'the applicant acts',
  waiting: 'somebody else acts',
  review: 'a person looks at it',
  terminal: 'an end',
}

export const kindOf = ({ kind, job }: MapState): string =>
  kind === 'interactive' && job !== undefined ? kindsInWords.waiting : kindsInWords[kind]

const changesInWords = { added: 'new', changed: 'changed', removed: 'gone' } as const

export const marksOf = ({ change, problems }: MapState): readonly string[] => [
  ...(change === undefined ? [] : [changesInWords[change]]),
  ...(problems.length === 0 ? [] : [problems.length === 1 ? '1 problem' : `${problems.length} problems`]),
]

/** What a state is called: its job, or the page that it shows unless something special is so, or its own name as words. */
export const titleOf = ({ id, pages, job }: MapState): string =>
  job === undefined ? (pages.findLast(({ page, title }) => title !== page)?.title ?? words(id)) : words(job)

function words(name: string): string {
  const spaced = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
