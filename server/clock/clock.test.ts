import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files of the server except the clock itself. */
const files = globSync('server/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && file !== 'server/clock/clock.ts',
)

it('is the only one that asks the machine for the time', () => {
  expect(files.filter((file) => /new Date\(\)|Date\.now\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})
