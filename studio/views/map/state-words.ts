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
