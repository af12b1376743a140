import type { Arrow, Graph, GraphState, MachineGraph } from './graph.ts'

/** Parts to draw: one machine, or both in one flowchart. */
export type GraphPart = 'client' | 'server'

/** Mermaid text; `unreachable`, `added`, `changed` and `removed` parts get styles of their own. */
export function toMermaid(graph: Graph, parts: readonly GraphPart[]): string {
  const drawings = parts.map((part) => draw(part, graph[part]))
  const arrows = parts.flatMap((part) => graph[part].arrows)
  return [
    'flowchart TD',
    ...drawings.flat(),
    ...Object.entries(styles).map(([name, style]) => `  classDef ${name} ${style}`),
    ...linkStyles(arrows),
  ].join('\n')
}

const styles = {
  waiting: 'stroke-dasharray:4 3',
  review: 'fill:#fff3d6,stroke:#8a5a00,color:#000',
  terminal: 'fill:#e6e6e6,stroke:#333,color:#000',
  unreachable: 'fill:#ffe1e1,stroke:#b00020,color:#000,stroke-dasharray:2 2',
  added: 'fill:#dff5e1,stroke:#1b6e2b,color:#000,stroke-width:3px',
  changed: 'fill:#e2ecff,stroke:#1c4fa0,color:#000,stroke-width:3px',
  removed: 'fill:#fff,stroke:#b00020,color:#777,stroke-dasharray:6 4',
} as const

const linkStyle = {
  unreachable: 'stroke:#b00020,stroke-dasharray:2 2',
  added: 'stroke:#1b6e2b,stroke-width:3px',
  changed: 'stroke:#1c4fa0,stroke-width:3px',
  removed: 'stroke:#b00020,stroke-dasharray:6 4',
} as const

function draw(part: GraphPart, { states, arrows }: MachineGraph): readonly string[] {
  const isAny = arrows.some(({ from }) => from === '*')
  return [
    `  subgraph ${part}["${titles[part]}"]`,
    ...(isAny ? [`    ${part}_any{{"${quoted('any state')}"}}`] : []),
    ...states.map((state) => `    ${stateLine(part, state)}`),
    ...together(arrows).map((own) => `    ${arrowLine(part, own)}`),
    '  end',
  ]
}

const titles = { client: 'In the browser', server: 'On the server' } as const

/** Prefixed id, distinct between machines and from Mermaid's keywords (`end`). */
const idOf = (part: GraphPart, state: string): string => (state === '*' ? `${part}_any` : `${part}_${state}`)

function stateLine(part: GraphPart, state: GraphState): string {
  const { id, job, pages, roads, kind, applications } = state
  const label = [
    `<b>${quoted(id)}</b>`,
    ...pages.map(({ page, when }) => quoted(when === undefined ? page : `${page}: ${when}`)),
    ...(job === undefined ? [] : [quoted(`job ${job}`)]),
    ...(roads.length === 0 ? [] : [quoted(`roads ${few(roads)}`)]),
    ...(applications === undefined ? [] : [`${applications.reached} came, ${applications.standing} here`]),
  ].join('<br/>')
  const mark = markOf(state) ?? kind
  return `${idOf(part, id)}["${label}"]${mark === 'interactive' ? '' : `:::${mark}`}`
}

/** First few roads, enough for a drawing; the JSON lists all. */
const few = (roads: readonly string[]): string =>
  roads.length <= 3 ? roads.join(', ') : `${roads.slice(0, 3).join(', ')} and ${roads.length - 3} more`

/** Arrows that differ in nothing but where they begin, drawn in one line; the numbers of the arrows stay. */
function together(arrows: readonly Arrow[]): readonly Arrow[][] {
  const groups: Arrow[][] = []
  for (const arrow of arrows) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isSame = first?.event === arrow.event && first.to === arrow.to && first.when === arrow.when
    if (last !== undefined && isSame) last.push(arrow)
    else groups.push([arrow])
  }
  return groups
}

function arrowLine(part: GraphPart, own: readonly Arrow[]): string {
  const [first] = own
  if (first === undefined) return ''
  const { to, event, when, except, order } = first
  const label = [
    `${event}${order === undefined ? '' : ` (${order})`}${when === undefined ? '' : `: ${when}`}`,
    ...(except === undefined ? [] : [`not from ${except.join(', ')}`]),
  ]
  return `${own.map(({ from }) => idOf(part, from)).join(' & ')} -->|"${label.map(quoted).join('<br/>')}"| ${idOf(part, to)}`
}

const markOf = ({ change, unreachable }: GraphState | Arrow): keyof typeof linkStyle | undefined =>
  change ?? (unreachable === true ? 'unreachable' : undefined)

/** Styles of arrows, which Mermaid addresses by number. */
function linkStyles(arrows: readonly Arrow[]): readonly string[] {
  const marked = arrows.flatMap((arrow, index) => {
    const mark = markOf(arrow)
    return mark === undefined ? [] : [{ mark, index }]
  })
  return [...Map.groupBy(marked, ({ mark }) => mark)].map(
    ([mark, own]) => `  linkStyle ${own.map(({ index }) => index).join(',')} ${linkStyle[mark]}`,
  )
}

const entities: Readonly<Record<string, string>> = {
  '"': 'quot',
  '#': '35',
  '<': 'lt',
  '>': 'gt',
  '&': 'amp',
  '`': '96',
}

/** Escapes what would end a quoted label or be read as markup. */
const quoted = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/["#<>&`]/g, (character) => `#${entities[character] ?? ''};`)
