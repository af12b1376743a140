import { describe, expect, it } from 'vitest'
import { measureBudget } from './measure-budget.ts'
import type { Build, Chunk } from './read-build.ts'

const chunk = (id: string, bytes: number, ...imports: string[]): [string, Chunk] => [
  id,
  { id, bytes, imports },
]

const build: Build = {
  entries: ['_app-1.js'],
  chunks: new Map([
    chunk('_react-1.js', 60_000),
    chunk('_app-1.js', 20_000, '_react-1.js'),
    chunk('_shared-1.js', 9_000),
    chunk('_pdf-1.js', 180_000),
    chunk('screens/pages/register.tsx', 3_000, '_app-1.js'),
    chunk('virtual:forms/register/property-info', 1_000),
    chunk('_footer-1.js', 2_500, '_app-1.js'),
    chunk('screens/telemetry/telemetry.tsx', 1_900, '_app-1.js'),
    chunk('screens/app/gates/signed-in.tsx', 1_000, '_shared-1.js'),
    chunk('screens/app/routes/application-area.tsx', 2_000, '_shared-1.js'),
    chunk('screens/pages/liens.tsx', 4_000, '_shared-1.js', '_pdf-1.js'),
    chunk('virtual:forms/liens', 2_000),
  ]),
}

const lineOf = (what: string) => measureBudget(build, 3_000).find((line) => line.what === what)

describe('the budget of the built pages', () => {
  it('counts registration with its first form and everything that they import, once', () => {
    expect(lineOf('first load of register')).toEqual({
      what: 'first load of register',
      bytes: 84_000,
      limit: 118_000,
    })
  })

  it('charges the footer, which comes after it', () => {
    expect(lineOf('after the first paint: the footer')?.bytes).toBe(2_500)
  })

  it('charges telemetry, which comes after it too', () => {
    expect(lineOf('after the first paint: telemetry')).toMatchObject({ bytes: 1_900, limit: 2_000 })
  })

  it('charges each part of the signed-in area that is fetched ahead', () => {
    expect(lineOf('fetched ahead: signed-in')?.bytes).toBe(10_000)
    expect(lineOf('fetched ahead: application-area')?.bytes).toBe(2_000)
  })

  it('charges a browser that fetched nothing ahead with the area as well', () => {
    expect(lineOf('nothing ahead: dashboard to page liens')?.bytes).toBe(8_000)
  })

  it('charges a further page with all that it is the first to need, its form included', () => {
    expect(lineOf('page liens')?.bytes).toBe(6_000)
  })

  it('lists the document viewer apart, without a limit', () => {
    expect(lineOf('apart: pdf')).toEqual({ what: 'apart: pdf', bytes: 180_000 })
  })
})
