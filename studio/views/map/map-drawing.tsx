import type { KeyboardEvent } from 'react'
import type { MapMachine, MapState } from '../../api.ts'
import { box, type Layout, type Placed, spineAt } from './layout.ts'

interface Props {
  readonly machine: MapMachine
  readonly layout: Layout
  readonly name: string
  readonly selected: string | undefined
  /** Pairs of states between which an arrow is drawn over the map. */
  readonly shown: readonly { readonly from: string; readonly to: string }[]
  /** States of the way that is highlighted. */
  readonly way: ReadonlySet<string>
  readonly onSelect: (id: string) => void
  readonly onFold: (id: string) => void
}

/** The drawing: every state is a button, and each says in words what is drawn about it. */
export function MapDrawing({ machine, layout, name, selected, shown, way, onSelect, onFold }: Props) {
  const states = new Map(machine.states.map((state) => [state.id, state]))
  const at = new Map(layout.boxes.map((placed) => [placed.id, placed]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a fieldset
    <svg
      className="map"
      role="group"
      aria-label={name}
      width={layout.width}
      height={layout.height}
      viewBox={`-4 0 ${layout.width + 4} ${layout.height}`}
    >
      <defs>
        <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8Z" className="tip" />
        </marker>
      </defs>
      <path d={layout.lines.join('')} className="road" />
      {layout.headings.map(({ text, y }) => (
        <text key={text} y={y} className="heading">
          {text}
        </text>
      ))}
      {layout.boxes.map((placed) => (
        <StateBox
          key={placed.id}
          placed={placed}
          state={states.get(placed.id)}
          isOnRoad={machine.spine.includes(placed.id)}
          isSelected={placed.id === selected}
          isOnWay={way.has(placed.id)}
          onSelect={onSelect}
        />
      ))}
      {layout.folds.map(({ of, count, isOpen, x, y }) => (
        <Press
          key={of}
          label={`${isOpen ? 'Fold' : 'Unfold'} what branches off ${of}: ${count}`}
          isPressed={isOpen}
          className="fold"
          onPress={() => onFold(of)}
        >
          <rect x={x - 4} y={y - 12} width="32" height="24" rx="12" />
          <text x={x + 12} y={y + 4} textAnchor="middle">
            {isOpen ? '−' : `+${count}`}
          </text>
        </Press>
      ))}
      {shown.map(({ from, to }) => {
        const [a, b] = [at.get(from), at.get(to)]
        return a === undefined || b === undefined || a === b ? null : (
          <path key={`${from} ${to}`} d={curve(a, b)} className="arrow" markerEnd="url(#tip)" />
        )
      })}
    </svg>
  )
}

interface BoxProps {
  readonly placed: Placed
  readonly state: MapState | undefined
  readonly isOnRoad: boolean
  readonly isSelected: boolean
  readonly isOnWay: boolean
  readonly onSelect: (id: string) => void
}

function StateBox({ placed: { id, x, y, event }, state, isOnRoad, isSelected, isOnWay, onSelect }: BoxProps) {
  if (state === undefined) return null
  const marks = marksOf(state)
  const kinds = [
    state.kind,
    ...(state.job === undefined ? [] : ['waiting']),
    ...(isOnRoad ? ['main'] : []),
    ...(isOnWay ? ['on-way'] : []),
    ...(state.change === undefined ? [] : [state.change]),
    ...(state.unreachable === undefined ? [] : ['unreachable']),
  ]
  const said = [titleOf(state), id, kindOf(state), ...(event === undefined ? [] : [`by ${event}`]), ...marks]
  return (
    <Press
      label={said.join(', ')}
      isPressed={isSelected}
      className={`state ${kinds.join(' ')}`}
      onPress={() => onSelect(id)}
    >
      {event !== undefined && (
        <text x={x + (isOnRoad ? spineAt + 8 : 2)} y={y - 6} className="event">
          {cut(event, isOnRoad ? 34 : 38)}
        </text>
      )}
      <rect x={x} y={y} width={box.width} height={box.height} rx="7" />
      <text x={x + 10} y={y + 19} className="title">
        {cut(titleOf(state), isOnRoad ? 27 : 31)}
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

interface PressProps {
  readonly label: string
  readonly isPressed: boolean
  readonly className: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function Press({ label, isPressed, className, onPress, children }: PressProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isPressed}
      className={className}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      {children}
    </g>
  )
}

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

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** Curve between the edges of two boxes that face each other, or past the boxes of one column. */
function curve(a: Placed, b: Placed): string {
  const [ya, yb] = [a.y + box.height / 2, b.y + box.height / 2]
  if (Math.abs(a.x - b.x) < box.width) {
    const x = Math.max(a.x, b.x) + box.width
    const out = x + Math.min(60, 24 + Math.abs(ya - yb) / 12)
    return `M${a.x + box.width} ${ya}C${out} ${ya} ${out} ${yb} ${b.x + box.width} ${yb}`
  }
  const isRight = b.x > a.x
  const [xa, xb] = isRight ? [a.x + box.width, b.x] : [a.x, b.x + box.width]
  const middle = (xa + xb) / 2
  return `M${xa} ${ya}C${middle} ${ya} ${middle} ${yb} ${xb} ${yb}`
}
