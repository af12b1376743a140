import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileJourney, compileMachine, type Journey, type Machine, type ProcessSource } from '#engine'
import type { OwnJourney } from '#product'
import { loadProject } from '#source'

const flow = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../flows/${name}.json`), 'utf8'))

/** Flows of the repository, without a tenant and without copy. */
export const flows: OwnJourney['source'] & { readonly process: ProcessSource } = {
  predicates: flow('predicates'),
  journey: flow('journey'),
  serverStates: flow('server-states'),
  pages: flow('pages'),
  registration: flow('registration'),
  progress: flow('progress'),
  limits: flow('limits'),
  process: flow('process'),
  copy: {},
}

export const journey: Journey = compileJourney(flows, loadProject())

export const processMachine: Machine = compileMachine(
  flows.process,
  journey.predicates,
  loadProject(),
  'process',
)
