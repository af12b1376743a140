import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asStrings, childObject, readJsonObject } from '#source'

const enumerations = childObject(readJsonObject('schemas/domain/enumerations.schema.json'), '$defs')
const valuesOf = (name: string) => asStrings(childObject(enumerations, name).enum)
const others = Object.keys(enumerations).filter((name) => name !== 'ServerState')

/** State names that clearly mean states. COMPLETE is left out, because it is also a status of signatures. */
const telling = valuesOf('ServerState').filter(
  (state) => !others.some((name) => valuesOf(name).includes(state)),
)

it('the code names no server state: what one means is data', () => {
  const words = new RegExp(`'(${telling.join('|')})'`)
  const code = globSync('{engine,product,screens,server,source}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  )
  const found = code.flatMap((file) => {
    const word = words.exec(readFileSync(file, 'utf8'))
    return word === null ? [] : [`${file}: ${word[1]}`]
  })
  expect([telling.length > 60, code.length > 500]).toEqual([true, true])
  expect(found).toEqual([])
})
