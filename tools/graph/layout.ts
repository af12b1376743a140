import type { Arrow } from './graph.ts'

/** Machine as it is laid out: the states of its main road in order, and for each other one what it branches off. */
export interface Branching {
  readonly spine: readonly string[]
  /** `below` is `*` for states to which many lead. */
  readonly states: readonly { readonly id: string; readonly below?: string }[]
  readonly arrows: readonly Pick<Arrow, 'from' | 'to' | 'event'>[]
}

export const box = { width: 246, height: 46 } as const
const indent = 16
const gutter = 40
const gap = 8
/** Distance of the main road's line from the left. */
export const spineAt = 24
const column = box.width + 3 * indent

/** Room above a box for the event that leads there. */
const leadOf = () => 20

export interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
  /** Event that leads here from the state before or above. */
  readonly event?: string
}

/** Heading of states that no single state leads to. */
export interface Heading {
  readonly text: string
  readonly y: number
}

export interface Fold {
  readonly of: string
  readonly count: number
  readonly isOpen: boolean
  readonly x: number
  readonly y: number
}

/** A map as it is drawn: boxes, the lines of the main road and its branches, and the buttons that fold these. */
export interface Layout {
  readonly boxes: readonly Placed[]
  readonly lines: readonly string[]
  readonly folds: readonly Fold[]
  readonly headings: readonly Heading[]
  readonly width: number
  readonly height: number
}

/** Words for the states that no single state leads to, by what they are below. */
const loose = [
  ['*', 'From many places'],
  ['', 'Nothing leads here'],
] as const

/**
 * Lays a machine out: the main road downwards at the left, and beside each of its states those that branch off, as an outline in as
 * many columns as fit. `lead` is the room that the words above a box need.
 */
export function layOut(
  { spine, states, arrows }: Branching,
  open: ReadonlySet<string>,
  room: number,
  lead: (id: string) => number = leadOf,
): Layout {
  const boxes: Placed[] = []
  const lines: string[] = []
  const folds: Fold[] = []
  const headings: Heading[] = []
  const columns = Math.max(1, Math.floor((room - box.width - gutter) / column))
  const beside = Map.groupBy(
    states.filter(({ id }) => !spine.includes(id)),
    ({ below = '' }) => below,
  )
  const childrenOf = (id: string): readonly string[] => (beside.get(id) ?? []).map((state) => state.id)
  const countOf = (id: string): number => childrenOf(id).reduce((sum, child) => sum + 1 + countOf(child), 0)
  const eventOf = (from: string, to: string) => {
    const arrow = arrows.find((each) => each.to === to && each.from === from)
    return arrow ?? arrows.find((each) => each.to === to && each.from === '*')
  }
  const place = (id: string, x: number, y: number, from: string | undefined) => {
    const event = from === undefined ? undefined : eventOf(from, id)?.event
    boxes.push({ id, x, y, ...(event !== undefined && { event }) })
  }
  let y = 0

  /** Places a state with all below it; returns the next free height. */
  function outline(id: string, x: number, top: number, from: string): number {
    const at = top + lead(id)
    place(id, x, at, from === '*' || from === '' ? undefined : from)
    let next = at + box.height + gap
    for (const child of childrenOf(id)) {
      const middle = next + lead(child) + box.height / 2
      lines.push(`M${x + indent / 2} ${at + box.height}V${middle}H${x + indent}`)
      next = outline(child, x + indent, next, id)
    }
    return next
  }

  /**
   * Places the branches of a state in columns, each where least stands; returns the next free height. `from` is the middle of a
   * state on the road.
   */
  function branches(of: string, top: number, from?: number): number {
    const ends = Array.from({ length: columns }, () => top)
    const used = new Map<number, readonly [first: number, last: number]>()
    for (const child of childrenOf(of)) {
      const at = ends.indexOf(Math.min(...ends))
      const y = ends[at] ?? top
      const middle = y + lead(child) + box.height / 2
      used.set(at, [used.get(at)?.[0] ?? middle, middle])
      ends[at] = outline(child, box.width + gutter + at * column, y, of)
      if (from !== undefined) lines.push(`M${box.width + gutter + at * column - 14} ${middle}h14`)
    }
    if (from !== undefined)
      for (const [at, [first, last]] of used) {
        const x = box.width + gutter + at * column - 14
        const over = at === 0 ? '' : `V${top}`
        lines.push(`M${box.width} ${from}h12${over}H${x}V${first}V${last}`)
      }
    return Math.max(...ends)
  }

  for (const [index, id] of spine.entries()) {
    const before = spine[index - 1]
    if (before !== undefined) {
      const above = boxes.find((each) => each.id === before)
      lines.push(`M${spineAt} ${(above?.y ?? 0) + box.height}V${y + lead(id)}`)
    }
    const top = y + lead(id)
    const middle = top + box.height / 2
    place(id, 0, top, before)
    const count = countOf(id)
    let next = top + box.height + gap
    if (count > 0) {
      const isOpen = open.has(id)
      folds.push({ of: id, count, isOpen, x: box.width, y: middle })
      if (isOpen) next = Math.max(next, branches(id, y, middle))
    }
    y = next
  }
  for (const [key, text] of loose) {
    if (childrenOf(key).length === 0) continue
    headings.push({ text, y: y + 36 })
    y = branches(key, y + 36)
  }
  return {
    boxes,
    lines,
    folds,
    headings,
    width: box.width + gutter + columns * column,
    height: y,
  }
}

/** States with branches, which can be unfolded. */
export const foldable = ({ spine, states }: Branching): readonly string[] =>
  spine.filter((id) => states.some(({ below }) => below === id))

/** State of the main road beside which a state stands; undefined for one that stands apart. */
export function besideOf({ spine, states }: Branching, id: string): string | undefined {
  if (spine.includes(id)) return id
  const below = states.find((state) => state.id === id)?.below
  return below === undefined || below === '*' ? undefined : besideOf({ spine, states } as Branching, below)
}
