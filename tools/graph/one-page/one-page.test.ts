import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository, resolveTenant, tenantCodes, tenantJourney } from '#source'
import { loadRoad, roadNames } from '../../scenario/roads.ts'
import { pageTitles } from '../../words/page-titles.ts'
import { createGraph } from '../create-graph.ts'
import { box } from '../layout.ts'
import { drawRoad } from './draw-road.ts'
import { mainRoadOf } from './main-road-of.ts'
import { layOutStrips, lineHeight, linesOf, scaleOf, wrap } from './strips.ts'
import { toHtml } from './to-html.ts'

/** Smallest text that people read on paper without effort is 5 points; the words of an arrow are 16 high. */
const readable = 5 / 0.75 / 16

describe.each([
  ['this product', repository],
  ['a product without roads', path.join(repository, 'examples/car-loan')],
])('main road of %s on one page', (_, dir) => {
  const source = loadSource(dir)
  const [code = ''] = tenantCodes(source)
  const roads = roadNames(dir).map((name) => loadRoad(name, dir))
  const titles = pageTitles(resolveTenant(source, code).value)
  const page = mainRoadOf(
    createGraph(tenantJourney(source, code), roads).server,
    roads,
    titles,
    'Dunn & Daughters',
  )

  it('draws each state once, and none over another or over its words', () => {
    const { columns, width, height } = layOutStrips(page)
    const boxes = columns.flatMap(({ x, layout }) => layout.boxes.map((each) => ({ ...each, x: x + each.x })))
    expect(boxes.map(({ id }) => id).toSorted()).toEqual([...page.states.keys()].toSorted())
    for (const a of boxes) {
      expect([a.x + box.width <= width, a.y + box.height <= height]).toEqual([true, true])
      const above = linesOf(page.states.get(a.id)?.comes ?? []).length * lineHeight
      for (const b of boxes)
        if (a !== b && a.x === b.x && b.y < a.y)
          expect(a.y - above, `${a.id} ${b.id}`).toBeGreaterThan(b.y + box.height)
    }
  })

  it('can be read on a sheet of Letter', () => {
    expect(scaleOf(layOutStrips(page))).toBeGreaterThan(readable)
  })

  it('says the same in words, each state with its title and how one comes there', () => {
    const html = toHtml(page, ['--color-bg:#fff'])
    const list = html.slice(html.indexOf('<h1>'))
    expect(list).toContain('Dunn &amp; Daughters')
    expect(list.match(/<li>/g)).toHaveLength(page.states.size)
    expect(html).toContain(drawRoad(page, ['--color-bg:#fff']))
    for (const { id, comes } of page.states.values())
      if (id !== page.initial) expect(comes, id).not.toEqual([])
  })
})

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['incomprehensible', 8, ['incompr…']],
])('wraps "%s" at %i letters', (text, most, lines) => {
  expect(wrap(text, most)).toEqual(lines)
})
