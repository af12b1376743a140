import { box, type Layout, layOut, type Placed } from '../layout.ts'
import type { RoadPage } from './main-road-of.ts'

/** Room of the drawing on a sheet of Letter, landscape, without its margins and heading, in pixels of print. */
export const sheet = { width: 979, height: 690 } as const

/** Height of a line of words above a box. */
export const lineHeight = 17
const letters = 27
const mostLines = 4
const apart = 28

/** The main road in several columns, from left to right. */
export interface Strips {
  readonly columns: readonly { readonly x: number; readonly layout: Layout }[]
  readonly width: number
  readonly height: number
}

/** Lays the road out in as many columns as make it largest on the sheet. */
export function layOutStrips(page: RoadPage): Strips {
  const most = Math.min(8, page.branching.spine.length)
  const tried = Array.from({ length: most }, (_, index) => inColumns(page, index + 1))
  return tried.reduce((best, each) => (scaleOf(each) > scaleOf(best) ? each : best))
}

export const scaleOf = ({ width, height }: Pick<Strips, 'width' | 'height'>): number =>
  Math.min(sheet.width / width, sheet.height / height)

function inColumns(page: RoadPage, count: number): Strips {
  const parts = cut(page, count)
  const layouts = parts.map((spine, index) => strip(page, spine, index === parts.length - 1))
  let x = 0
  const columns = layouts.map((layout) => {
    const column = { x, layout }
    x += widthOf(layout.boxes) + apart
    return column
  })
  return { columns, width: x - apart, height: Math.max(...layouts.map(({ height }) => height)) }
}

const widthOf = (boxes: readonly Placed[]): number => Math.max(...boxes.map(({ x }) => x)) + box.width

/** Part of the main road with its branches; the last has those to which many lead. */
function strip({ branching, states }: RoadPage, spine: readonly string[], isLast: boolean): Layout {
  const here = new Set(spine)
  const own = branching.states.filter(
    ({ id, below }) => here.has(id) || here.has(below ?? '') || (isLast && below === '*'),
  )
  const lead = (id: string) => 8 + linesOf(states.get(id)?.comes ?? []).length * lineHeight
  return layOut({ spine, states: own, arrows: [] }, here, 0, lead)
}

/** Cuts the main road into parts of about the same height. */
function cut(page: RoadPage, count: number): readonly (readonly string[])[] {
  const { spine } = page.branching
  const heights = spine.map((id) => strip(page, [id], false).height)
  const loose = strip(page, spine.slice(-1), true).height - (heights.at(-1) ?? 0)
  const goal = (heights.reduce((sum, height) => sum + height, 0) + loose) / count
  const parts: string[][] = [[]]
  let filled = 0
  for (const [index, id] of spine.entries()) {
    const height = heights[index] ?? 0
    if (parts.length < count && filled > 0 && filled + height / 2 > goal * parts.length) parts.push([])
    parts.at(-1)?.push(id)
    filled += height
  }
  return parts
}

/** Lines above a box: how one comes there, cut where it is long. */
export function linesOf(comes: readonly string[]): readonly string[] {
  const lines = comes.flatMap((sentence) => wrap(sentence, letters))
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`]
}

/** Words in lines of at most so many letters; a longer word is cut. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text
    .split(' ')
    .map((each) => (each.length > most ? `${each.slice(0, most - 1)}…` : each))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
