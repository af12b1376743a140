import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'

/** Files that run without a build; screens/ is missing because it is built. */
const files = globSync('{engine,product,server,source,tools,bench}/**/*.ts')

it('is read by Node without a build, file by file: a test reads them by other means and would not notice', () => {
  const unreadable = files.flatMap((file) => {
    try {
      stripTypeScriptTypes(readFileSync(file, 'utf8'))
      return []
    } catch (error) {
      return [`${file}: ${String(error)}`]
    }
  })
  expect(files.length).toBeGreaterThan(500)
  expect(unreadable).toEqual([])
})
