import { loadRoad, roadNames } from '../../drive/roads.ts'
import { shippedScenarios } from '../../scenario/load-scenarios.ts'
import { loadEvents } from '../../scenario/sequences/sequence-files.ts'
import type { CoverageFile } from './coverage-file.ts'
import type { Corpus } from './measure-coverage.ts'

/**
 * Scenarios, roads and random applicants that the tests of this repository send through a journey. Throws
 * SourceError.
 */
export const loadCorpus = ({ applicants, seed }: CoverageFile): Corpus => ({
  scenarios: shippedScenarios(),
  roads: roadNames().map((name) => loadRoad(name)),
  events: loadEvents(),
  applicants,
  seed,
})
