import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSource, repository, resolveBase } from '#source'
import { askedLeaves } from '../tools/prove/asked-leaves.ts'
import { createModel } from '../tools/prove/model.ts'
import { nothing } from '../tools/prove/sets/diagrams.ts'
import { createSpace } from '../tools/prove/sets/space.ts'
import { createBudget } from '../tools/prove/sets/work-budget.ts'
import { sampleTree } from './support/lint/sample-tree.ts'
import { writeTree } from './support/lint/write-tree.ts'

const context = 'schemas/dsl/context.schema.json'
let dir: string

interface Parts {
  readonly application: readonly string[]
  readonly browser: readonly string[]
}

/** Writes a project whose context has a part of its own, a vehicle, which `parts` says to whom it belongs. */
function writeProject(
  parts: Parts,
  { uses = [], ...more }: { readonly uses?: readonly string[] } & object = {},
) {
  cpSync(path.join(repository, 'schemas'), path.join(dir, 'schemas'), { recursive: true })
  const schema = JSON.parse(readFileSync(path.join(repository, context), 'utf8'))
  schema.properties.vehicle = {
    type: 'object',
    properties: { use: { type: 'string', enum: ['NEW', 'USED'] } },
  }
  writeFileSync(path.join(dir, context), JSON.stringify(schema))
  const tree = sampleTree()
  tree['flows/server-states.json'].states.OFFER_SELECTION = {
    kind: 'interactive',
    page: [{ when: { field: 'vehicle.use', equals: 'NEW' }, page: 'complete' }, { page: 'product/select' }],
  }
  const config = {
    $schema: '',
    state: 'status.checklistStatus',
    answers: 'heloc.answers',
    uses,
    parts,
    ...more,
  }
  writeTree(dir, { ...tree, 'journey.config.json': config })
}

/** Pages that some applicant sees in the first server state, by the proof. */
function pagesAtFirst(): readonly string[] {
  const { flows, findings } = resolveBase(loadSource(dir))
  if (flows === undefined) throw new Error(JSON.stringify(findings))
  const budget = createBudget(100_000)
  const language = { ...flows.journey.predicates, project: flows.project }
  const model = createModel(flows, createSpace(askedLeaves(flows.source), language, budget), budget)
  const pages = model.views.get('OFFER_SELECTION')?.shown.pages ?? new Map()
  return [...pages].flatMap(([page, set]) => (set === nothing ? [] : [page])).sort()
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'project-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('a part of the context that a project has of its own', () => {
  it('is there after an event alone, if it belongs to the application', () => {
    writeProject({ application: ['profile', 'heloc', 'status', 'vehicle'], browser: [] })
    expect(pagesAtFirst()).toEqual(['product/select'])
  })

  it('may be anything at every look, if it belongs to nobody’s application', () => {
    writeProject({ application: ['profile', 'heloc', 'status'], browser: ['vehicle'] })
    expect(pagesAtFirst()).toEqual(['complete', 'product/select'])
  })

  it('is checked by its own schema', () => {
    writeProject({ application: ['vehicle'], browser: [] })
    const file = path.join(dir, 'flows/server-states.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('vehicle.use', 'vehicle.usage'))
    expect(resolveBase(loadSource(dir)).findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('vehicle.usage'),
    ])
  })

  it.each([[{ application: ['car'], browser: [] }, '"parts" names "car"; the context has profile']])(
    'that a config names and the context has not is refused with what there is: %o',
    (parts, message) => {
      writeProject(parts)
      expect(() => loadSource(dir)).toThrow(message)
    },
  )

  it('belongs to somebody: a config that does not say to whom is refused', () => {
    writeProject({ application: [] } as never)
    expect(() => loadSource(dir)).toThrow(/journey\.config\.json:\d+:\d+ "browser" is missing here/)
  })

  it('cannot be known without the schema of the context, which is named', () => {
    writeProject({ application: [], browser: [] })
    rmSync(path.join(dir, context))
    expect(() => loadSource(dir)).toThrow(/context\.schema\.json .* A project has journey\./)
  })
})
