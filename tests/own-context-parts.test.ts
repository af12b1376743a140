import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSource, repository, resolveBase } from '#source'
import { runLint } from '../tools/lint/run-lint.ts'
import { createModel } from '../tools/prove/model.ts'
import { nothing } from '../tools/prove/sets/diagrams.ts'
import { createSpace } from '../tools/prove/sets/space.ts'
import { createBudget } from '../tools/prove/sets/work-budget.ts'
import { askedLeaves } from '../tools/prove/values/asked-leaves.ts'
import { scenariosIn } from '../tools/scenario/load-scenarios.ts'
import { sampleTree, type Tree } from './support/lint/sample-tree.ts'
import { writeTree } from './support/lint/write-tree.ts'
import { runJourney } from './support/processes/run-journey.ts'

const context = 'schemas/context/context.schema.json'
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
    additionalProperties: false,
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

/** Changes a file of the project. */
function edit(file: string, change: (value: Tree) => unknown) {
  const place = path.join(dir, file)
  const value: Tree = JSON.parse(readFileSync(place, 'utf8'))
  writeFileSync(place, JSON.stringify(change(value) ?? value))
}

const faults = () => runLint(loadSource(dir)).findings.map(({ message }) => message)

let copies: string[] = []
function copied() {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'))
  copies.push(copy)
  cpSync(dir, copy, { recursive: true })
  return copy
}

/** Problems of the scenarios of the project now; each look is at a copy, as a project is read once. */
const problems = () => scenariosIn(copied()).flatMap((one) => one.problems.map(({ message }) => message))

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'project-'))
})
afterEach(() => {
  for (const each of [dir, ...copies]) rmSync(each, { recursive: true })
  copies = []
})

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

  describe('is known to', () => {
    const parts = { application: ['profile', 'heloc', 'status', 'vehicle'], browser: [] }
    const process = 'flows/process.json'
    const scenario = (step: object) =>
      writeTree(dir, {
        'tests/scenarios/vehicle.json': {
          $schema: '../../schemas/dsl/scenario.schema.json',
          title: 'A vehicle',
          tenant: 'bank',
          steps: [step],
        },
      })
    const given = (vehicle: object) => writeTree(dir, { 'context.json': { vehicle } })

    it('the linter, where a machine requires it and an answer given anew removes a property of it', () => {
      writeProject(parts)
      const write = (required: string, removed: string) => {
        edit('flows/journey.json', (journey) => {
          journey.requires = ['profile', required]
        })
        edit(process, ({ submissions, ...rest }) => {
          rest.consequences = { sale: [removed] }
          submissions.offer.removes = ['sale']
          return { ...rest, submissions }
        })
        return faults()
      }
      expect(write('vehicle', 'vehicle.use')).toEqual([])
      expect(write('vehicel', 'vehicle.usage')).toEqual([
        'There is no part of the context "vehicel".',
        'There is no property of an application "vehicle.usage".',
      ])
    })

    it('a scenario, whose states and values are those of the project', () => {
      writeProject(parts)
      scenario({ with: { vehicle: { use: 'USED' } }, at: 'OFFER_SELECTION', to: 'OFFER_SELECTION' })
      expect(problems()).toEqual([])
      scenario({ with: { vehicle: { use: 'OLD' } }, to: 'PARKED' })
      expect(problems()).toEqual([
        expect.stringContaining('"OLD" is not one of the allowed values.'),
        'There is no server state "PARKED".',
      ])
      edit('schemas/domain/enumerations.schema.json', ({ $defs }) => {
        $defs.ServerState.enum.push('PARKED')
      })
      scenario({ at: 'PARKED' })
      expect(problems()).toEqual([])
    })

    it.each([
      ['why', ['--context', 'context.json', '--state', 'OFFER_SELECTION']],
      ['resolve', ['--context', 'context.json', '--state', 'OFFER_SELECTION']],
      ['settle', ['--context', 'context.json']],
      ['explain', ['--predicate', 'chosen', '--context', 'context.json']],
    ])('`journey %s`, which warns of no field that it judges', (command, args) => {
      writeProject(parts)
      const run = (vehicle: object) => {
        given(vehicle)
        return runJourney([command, ...args, '--tenant', 'bank'], '', dir).stderr
      }
      expect(run({ use: 'NEW' })).not.toContain('not known here')
      expect(run({ usage: 'NEW' })).toContain('"usage" is not known here. Did you mean "use"?')
      expect(run({ use: 'OLD' })).toContain('"OLD" is not one of the allowed values.')
    })
  })
})
