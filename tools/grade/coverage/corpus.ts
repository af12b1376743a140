import { repository } from '#source'
import { loadRoad, roadNames } from '../../drive/roads.ts'
import { scenariosIn } from '../../scenario/load-scenarios.ts'
import { loadEvents } from '../../scenario/sequences/sequence-files.ts'
import type { CoverageFile } from './coverage-file.ts'
import type { Corpus } from './measure-coverage.ts'

/**
 * Scenarios, roads and random applicants that the tests of a folder, by default of this product, send through a
 * journey. Throws SourceError.
 */
export const loadCorpus = ({ applicants, seed }: CoverageFile, dir: string = repository): Corpus => ({
  scenarios: scenariosIn(dir),
  roads: roadNames(dir).map((name) => loadRoad(name, dir)),
  events: loadEvents(dir),
  applicants,
  seed,
})
