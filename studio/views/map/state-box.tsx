import { box, type Placed, spineAt } from '../../../tools/graph/layout.ts'
import type { MapState } from '../../api/map.ts'
import type { StandingState } from '../../api/standing.ts'
import { Press } from './press.tsx'

interface BoxProps {
  readonly placed: Placed
  readonly state: MapState | undefined
  readonly standing: StandingState | undefined
  /** How many came here of those who came to the state before, in words. */
  readonly wentOn: string | undefined
  readonly isOnRoad: boolean
  readonly isSelected: boolean
  readonly isOnWay: boolean
  readonly onSelect: (id: string) => void
}

/** State of the map, with its name, its kind and what is marked about it. */
export function StateBox({
  placed: { id, x, y, event },
  state,
  standing,
  wentOn,
  isOnRoad,
  isSelected,
  isOnWay,
  onSelect,
}: BoxProps) {
  if (state === undefined) return null
  const here = standing === undefined || standing.standing === 0 ? [] : [`${standing.standing} here`]
  const marks = [...here, ...marksOf(state)]
  const kinds = [
    state.kind,
    ...(state.job === undefined ? [] : ['waiting']),
    ...(isOnRoad ? ['main'] : []),
    ...(isOnWay ? ['on-way'] : []),
    ...(state.change === undefined ? [] : [state.change]),
    ...(state.unreachable === undefined ? [] : ['unreachable']),
  ]
  const said = [
    state.title,
    id,
    kindOf(state),
    ...(event === undefined ? [] : [`by ${event}`]),
    ...(wentOn === undefined ? [] : [wentOn]),
    ...marks,
  ]
  return (
    <Press
      label={said.join(', ')}
      isPressed={isSelected}
      className={`state ${kinds.join(' ')}`}
      onPress={() => onSelect(id)}
    >
      {event !== undefined && (
        <text x={x + (isOnRoad ? spineAt + 8 : 2)} y={y - 6} className="event">
          {cut(event, (isOnRoad ? 34 : 38) - (wentOn === undefined ? 0 : wentOn.length + 2))}
          {wentOn !== undefined && <tspan className="went-on"> · {wentOn}</tspan>}
        </text>
      )}
      <rect x={x} y={y} width={box.width} height={box.height} rx="7" />
      <text x={x + 10} y={y + 19} className="title">
        {cut(state.title, isOnRoad ? 27 : 31)}
      </text>
      <text x={x + 10} y={y + 36} className="id">
        {cut(id, 37)}
      </text>
      {marks.length > 0 && (
        <g className="mark">
          <rect
            x={x + box.width - 12 - marks.join(', ').length * 6.4}
            y={y - 10}
            width={marks.join(', ').length * 6.4 + 14}
            height="18"
            rx="9"
          />
          <text x={x + box.width - 5} y={y + 3} textAnchor="end">
            {marks.join(', ')}
          </text>
        </g>
      )}
    </Press>
  )
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

const kindsInWords: Readonly<Record<MapState['kind'], string>> = {
  interactive: 'the applicant acts',
  waiting: 'somebody else acts',
  review: 'a person looks at it',
  terminal: 'an end',
}

const kindOf = ({ kind, job }: MapState): string =>
  kind === 'interactive' && job !== undefined ? kindsInWords.waiting : kindsInWords[kind]

const changesInWords = { added: 'new', changed: 'changed', removed: 'gone' } as const

const marksOf = ({ change, problems }: MapState): readonly string[] => [
  ...(change === undefined ? [] : [changesInWords[change]]),
  ...(problems.length === 0 ? [] : [problems.length === 1 ? '1 problem' : `${problems.length} problems`]),
]
