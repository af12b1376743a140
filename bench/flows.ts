import { readFileSync } from 'node:fs'
import { compileJourney, type Journey, type JourneySource } from '#engine'

const flow = (name: string) =>
  JSON.parse(readFileSync(new URL(`../flows/${name}.json`, import.meta.url), 'utf8'))

/** The flows as they stand in the repository. */
export const flows: JourneySource = {
  predicates: flow('predicates'),
  journey: flow('journey'),
  serverStates: flow('server-states'),
  pages: flow('pages'),
  registration: flow('registration'),
  progress: flow('progress'),
  limits: flow('limits'),
  copy: {},
}

export const journey: Journey = compileJourney(flows)
