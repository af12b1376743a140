import { pointerTo } from '#source'
import type { CoverageFile } from './coverage-file.ts'
import type { MeasuredCoverage } from './measure-coverage.ts'

/** Measured coverage, compared with what may stay uncovered. */
export interface CoverageVerdict extends MeasuredCoverage {
  /** Faults with their places: `tests/coverage.json:4:5 ...`. */
  readonly faults: readonly string[]
}

/** Requires every item to be covered unless excused by name; an unnecessary excuse is a fault too. */
export function judgeCoverage(
  measured: MeasuredCoverage,
  { file, uncovered }: CoverageFile,
): CoverageVerdict {
  const at = (pointer: string): string => {
    const { line, column } = file.locate(pointer, 'key')
    return `${file.path}:${line}:${column}`
  }
  const missing = new Set(measured.missing)
  const unexcused = measured.missing.filter((item) => !Object.hasOwn(uncovered, item))
  const needless = Object.keys(uncovered).filter((item) => !missing.has(item))
  return {
    ...measured,
    faults: [
      ...unexcused.map(
        (item) =>
          `${at('/uncovered')} no test reached "${item}": write a scenario that does, or say here why none can`,
      ),
      ...needless.map(
        (item) => `${at(pointerTo('uncovered', item))} "${item}" is met, or is no longer there: remove it`,
      ),
    ],
  }
}
