import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const routes = globSync('server/routes/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

it.each(routes)('leaves the database to the rooms of the features: %s', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/services\.database|\bdatabase\b.*: Services/)
})
