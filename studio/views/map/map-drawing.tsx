import { box, type Layout, type Placed } from '../../../tools/graph/layout.ts'
import type { MapMachine } from '../../api/map.ts'
import type { StandingState } from '../../api/standing.ts'
import { before, wentOn } from './drop-off.ts'
import { Press } from './press.tsx'
import { StateBox } from './state-box.tsx'

interface Props {
  readonly machine: MapMachine
  readonly layout: Layout
  readonly name: string
  readonly selected: string | undefined
  /** Pairs of states between which an arrow is drawn over the map. */
  readonly shown: readonly {
    readonly from: string
    readonly to: string
    readonly change?: 'added' | 'changed' | 'removed' | undefined
  }[]
  /** States of the way that is highlighted. */
  readonly way: ReadonlySet<string>
  readonly standing: ReadonlyMap<string, StandingState>
  readonly onSelect: (id: string) => void
  readonly onFold: (id: string) => void
}

/** The drawing: every state is a button, and each says in words what is drawn about it. */
export function MapDrawing({
  machine,
  layout,
  name,
  selected,
  shown,
  way,
  standing,
  onSelect,
  onFold,
}: Props) {
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
          standing={standing.get(placed.id)}
          wentOn={wentOn(standing, before(machine, placed.id), placed.id)}
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
      {shown.map(({ from, to, change }) => {
        const [a, b] = [at.get(from), at.get(to)]
        return a === undefined || b === undefined || a === b ? null : (
          <path
            key={`${from} ${to} ${change}`}
            d={curve(a, b)}
            className={`arrow ${change ?? ''}`}
            markerEnd="url(#tip)"
          />
        )
      })}
    </svg>
  )
}

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
