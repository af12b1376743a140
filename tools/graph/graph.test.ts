import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadSource, repository, type TenantJourney, tenantJourney } from '#source'
import { sampleSource } from '../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../tests/support/lint/sample-tree.ts'
import { loadRoad, roadNames } from '../scenario/roads.ts'
import { createGraph } from './create-graph.ts'
import type { Graph } from './graph.ts'
import { toJourneyDocument } from './journey-document.ts'
import { markChanges } from './mark-changes.ts'
import { roadsOf } from './roads-of.ts'
import { type GraphPart, toMermaid } from './to-mermaid.ts'

const shipped = loadSource()
const graphOf = (tenant: string) => withRoads(tenantJourney(shipped, tenant))
const roads = roadNames().map((name) => loadRoad(name))
const withRoads = (effective: TenantJourney) => createGraph(effective, roadsOf(effective.tenant, roads))
const sample = (change: (tree: Tree) => void = () => undefined) =>
  createGraph(tenantJourney(sampleSource(change), 'bank'), [])

describe('the graph of a tenant', () => {
  it('has each state with its page, and each arrow with its event and its condition in words', () => {
    expect(sample().client).toEqual({
      initial: 'product',
      states: [
        { id: 'product', kind: 'interactive', pages: [{ page: 'product/select' }], roads: [] },
        { id: 'complete', kind: 'terminal', pages: [{ page: 'complete' }], roads: [] },
      ],
      arrows: [
        {
          event: 'selectProduct',
          from: 'product',
          to: 'complete',
          when: 'the chosen term is above 0',
          order: 1,
        },
      ],
    })
  })

  it('has the pages of a server state with what chooses among them, and what the server does there', () => {
    const { states } = graphOf('hearthline').server
    expect(states.find(({ id }) => id === 'GEN_CLOSING_DISCLOSURE')).toMatchObject({
      job: 'makeClosingDisclosures',
      pages: [
        { page: 'error/flood-cert', when: 'the flood certificate is awaited' },
        { page: 'review-app/signdocs', when: 'otherwise' },
      ],
    })
  })

  it('says which submission sends an event, and where it leads by what', () => {
    const { arrows } = graphOf('hearthline').server
    expect(arrows.filter(({ event }) => event === 'noteSigned')).toEqual([
      {
        event: 'noteSigned',
        from: 'NOTE_SIGNING',
        to: 'CO_DEED_REQ',
        when: "the co-owners' part is not NOT_REQUIRED",
        sentBy: ['note'],
      },
      {
        event: 'noteSigned',
        from: 'NOTE_SIGNING',
        to: 'GEN_NOTARY_DISCLOSURE',
        when: 'otherwise',
        sentBy: ['note'],
      },
    ])
  })

  it('names the roads that come by a state', () => {
    const effective = tenantJourney(shipped, 'hearthline')
    const { states } = createGraph(effective, [loadRoad('main'), loadRoad('texas')]).server
    const roads = (state: string) => states.find(({ id }) => id === state)?.roads
    expect([roads('BPO_ORDER_REQUEST'), roads('COMPLETE')]).toEqual([['texas'], ['main', 'texas']])
  })

  it('shows the way of the lender where it differs from the base', () => {
    const { arrows } = graphOf('harborcu').client
    expect(arrows.find(({ event }) => event === 'addProfileInfo')?.to).toBe('waitSummary')
  })

  it('marks what no event leads to', () => {
    const { states } = sample((tree) => {
      tree['flows/journey.json'].states.island = { kind: 'interactive', page: 'complete' }
    }).client
    expect(states.filter(({ unreachable }) => unreachable).map(({ id }) => id)).toEqual(['island'])
  })
})

describe('a graph against another', () => {
  const before = sample()
  const changes = ({ client }: Graph) =>
    [...client.states, ...client.arrows].flatMap((part) =>
      part.change === undefined ? [] : [[part.change, 'id' in part ? part.id : part.event]],
    )

  it('marks nothing where nothing changed', () => {
    expect(changes(markChanges(sample(), before))).toEqual([])
  })

  it('marks what was added, changed and removed', () => {
    const now = sample((tree) => {
      const { states, transitions } = tree['flows/journey.json']
      states.product.page = 'complete'
      states.contact = { kind: 'interactive', page: 'complete' }
      transitions.toContact = { from: ['product'], to: 'contact' }
      delete transitions.selectProduct.trigger
      tree['flows/journey.json'].triggerOrder = []
    })
    expect(changes(markChanges(now, before))).toEqual([
      ['changed', 'product'],
      ['added', 'contact'],
      ['changed', 'selectProduct'],
      ['added', 'toContact'],
    ])
    expect(changes(markChanges(before, now))).toContainEqual(['removed', 'toContact'])
  })

  it('does not mark a trigger because another was put before it', () => {
    const now = sample((tree) => {
      const { triggerOrder, transitions } = tree['flows/journey.json']
      transitions.stop = { from: ['product'], to: 'complete', trigger: 'chosen' }
      triggerOrder.unshift('stop')
    })
    expect(changes(markChanges(now, before))).toEqual([['added', 'stop']])
  })
})

/** Grammar of the Mermaid flowcharts that are written here: each line is one of these. */
const label = /"[^"\n]*"/.source
const grammar = [
  /^flowchart TD$/,
  new RegExp(`^ {2}subgraph \\w+\\[${label}\\]$`),
  /^ {2}end$/,
  new RegExp(`^ {4}\\w+(\\[${label}\\]|\\{\\{${label}\\}\\})(:::\\w+)?$`),
  new RegExp(`^ {4}\\w+( & \\w+)* -->\\|${label}\\| \\w+$`),
  /^ {2}classDef \w+ [\w#:,\- ]+$/,
  /^ {2}linkStyle \d+(,\d+)* [\w#:,\- ]+$/,
]
const parts: readonly GraphPart[] = ['client', 'server']

describe('the drawing', () => {
  it.each(['hearthline', 'harborcu', 'summit-wholesale'])(
    'of %s is Mermaid that is drawn as it stands',
    (tenant) => {
      const graph = graphOf(tenant)
      const text = toMermaid(graph, parts)
      for (const line of text.split('\n'))
        expect(grammar.some((form) => form.test(line)) ? '' : line).toBe('')
      // Limits above which Mermaid on GitHub draws nothing: maxTextSize and maxEdges.
      expect(text.length).toBeLessThan(50_000)
      expect(parts.flatMap((part) => graph[part].arrows).length).toBeLessThan(500)
    },
  )

  it('stays one whatever the words are', () => {
    const { client, ...rest } = sample()
    fc.assert(
      fc.property(fc.string(), (words) => {
        const arrows = client.arrows.map((arrow) => ({ ...arrow, when: words }))
        const text = toMermaid({ ...rest, client: { ...client, arrows } }, ['client'])
        const [arrow = ''] = text.split('\n').filter((line) => line.includes('-->'))
        expect(arrow).toMatch(new RegExp(`^ {4}client_product -->\\|${label}\\| client_complete$`))
        expect(arrow).not.toMatch(/<(?!br\/>)/)
      }),
    )
  })
})

describe('docs/journey.md', () => {
  it('is the graph of the default lender', () => {
    const written = readFileSync(path.join(repository, 'docs/journey.md'), 'utf8')
    const made = `${toJourneyDocument(graphOf('hearthline'))}\n`
    expect(written === made ? '' : 'Run: npx journey graph --format markdown > docs/journey.md').toBe('')
  })
})
