import { drawRoad, escaped } from './draw-road.ts'
import type { RoadPage, RoadState } from './main-road-of.ts'

/** Page that prints on one sheet of Letter, landscape: the drawing, and the same as a list for those who cannot see it. */
export const toHtml = (page: RoadPage, colors: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en-US">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(page.title)}</title>`,
    `<style>:root{${colors.join(';')}}${style}</style>`,
    '<main>',
    drawRoad(page, colors),
    '<section>',
    `<h1>${escaped(page.title)}</h1>`,
    list(page),
    '</section>',
    '</main>',
    '</html>',
  ].join('\n')

const style = [
  '@page{size:letter landscape;margin:.4in}',
  'body{margin:0;background:var(--color-bg);color:var(--color-text);font:16px/1.5 system-ui,sans-serif}',
  'main{padding:1rem}svg{display:block;width:100%;max-height:95vh}section{max-width:50rem}h1{font-size:1.5rem}',
  '@media print{main{padding:0}svg{height:7.6in}section{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}}',
].join('')

/** The road in words, each state with what branches off it. */
function list({ branching: { spine, states }, states: told }: RoadPage): string {
  const sayAll = (ids: readonly string[]): string =>
    ids
      .flatMap((id) => {
        const state = told.get(id)
        const beside = states.filter(({ below }) => below === id)
        return state === undefined
          ? []
          : [
              `<li>${say(state)}${beside.length === 0 ? '' : `<ul>${sayAll(beside.map((each) => each.id))}</ul>`}</li>`,
            ]
      })
      .join('\n')
  const loose = states.filter(({ below }) => below === '*').map(({ id }) => id)
  return [
    `<ol>${sayAll(spine)}</ol>`,
    ...(loose.length === 0 ? [] : [`<h2>From many places</h2><ul>${sayAll(loose)}</ul>`]),
  ].join('\n')
}

const say = ({ title, comes, beyond }: RoadState): string =>
  [
    `<b>${escaped(title)}</b>`,
    ...(comes.length === 0 ? [] : [`: ${comes.map(escaped).join('; or ')}.`]),
    ...(beyond === 0
      ? []
      : [` ${beyond} more ${beyond === 1 ? 'state branches' : 'states branch'} off here.`]),
  ].join('')
