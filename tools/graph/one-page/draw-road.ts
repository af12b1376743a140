import { box } from '../layout.ts'
import type { RoadPage, RoadState } from './main-road-of.ts'
import { layOutStrips, lineHeight, linesOf, wrap } from './strips.ts'

/** Drawing of the main road as SVG. `colors` are declarations of the lender's colors. */
export function drawRoad(page: RoadPage, colors: readonly string[]): string {
  const { columns, width, height } = layOutStrips(page)
  const top = 44
  const onRoad = new Set(page.branching.spine)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="road-page" role="img" aria-label="${escaped(page.title)}" viewBox="-4 0 ${width + 8} ${height + top}">`,
    `<style>${style(colors)}</style>`,
    `<text class="name" y="26">${escaped(page.title)}</text>`,
    `<text class="comes" x="${width}" y="26" text-anchor="end">${legend}</text>`,
    ...columns.flatMap(({ x, layout: { boxes, lines, headings } }, index) => [
      `<g transform="translate(${x} ${top})">`,
      `<path d="${lines.join('')}"/>`,
      ...(index > 0 ? ['<path d="M24 0v8"/>'] : []),
      ...headings.map(({ text, y }) => `<text class="heading" y="${y}">${escaped(text)}</text>`),
      ...boxes.flatMap(({ id, x, y }) => {
        const state = page.states.get(id)
        return state === undefined ? [] : [drawState(state, x, y, onRoad.has(id))]
      }),
      '</g>',
    ]),
    '</svg>',
  ].join('\n')
}

const legend = 'Dashed: somebody else acts. Gray: an end. +2: two more branch off.'

function drawState(state: RoadState, x: number, y: number, isOnRoad: boolean): string {
  const said = linesOf(state.comes)
  const kind = state.job !== undefined && state.kind === 'interactive' ? 'waiting' : state.kind
  const beyond = state.beyond === 0 ? '' : ` +${state.beyond}`
  const title = wrap(state.title + beyond, 21).slice(0, 2)
  return [
    `<g class="${kind}${isOnRoad ? ' main' : ''}">`,
    ...said.map(
      (line, index) =>
        `<text class="comes" x="${x + (isOnRoad ? 30 : 4)}" y="${y - 5 - (said.length - 1 - index) * lineHeight}">${escaped(line)}</text>`,
    ),
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="7"/>`,
    ...title.map(
      (line, index) =>
        `<text class="title" x="${x + 10}" y="${y + (title.length === 1 ? 29 : 19 + index * 19)}">${escaped(line)}</text>`,
    ),
    '</g>',
  ].join('')
}

const style = (colors: readonly string[]): string =>
  [
    `.road-page{${colors.join(';')};font:14px system-ui,sans-serif;background:var(--color-bg)}`,
    '.road-page text{fill:var(--color-text)}',
    '.road-page path{fill:none;stroke:var(--color-border-strong);stroke-width:1.5}',
    '.road-page rect{fill:var(--color-surface);stroke:var(--color-border-strong)}',
    '.road-page .main rect{fill:var(--color-brand-soft);stroke:var(--color-brand-border);stroke-width:2}',
    '.road-page .waiting rect{stroke-dasharray:5 3}',
    '.road-page .terminal rect{fill:var(--color-neutral-4)}',
    '.road-page .comes{font-size:16px;fill:var(--color-text-muted)}',
    '.road-page .title,.road-page .heading{font-weight:600;font-size:18px}',
    '.road-page .name{font-size:26px;font-weight:700;fill:var(--color-brand-text)}',
  ].join('')

export const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )
