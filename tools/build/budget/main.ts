import path from 'node:path'
import { measureEngineSize } from '../../../bench/engine-size.ts'
import { measureBudget } from './measure-budget.ts'
import { measureJourneys } from './measure-journeys.ts'
import { printBudget } from './print-budget.ts'
import { readBuild } from './read-build.ts'

/** Compares the built pages with the download budget for a telephone on a slow line; exits 1 above it. */
const build = readBuild(path.resolve(import.meta.dirname, '../../../dist'))
const lines = [...measureJourneys(), ...measureBudget(build, await measureEngineSize())]
console.log(printBudget(lines))
process.exitCode = lines.some(({ bytes, limit }) => limit !== undefined && bytes > limit) ? 1 : 0
