import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSource, repository } from '#source'
import { themeView } from './theme.ts'

const source = loadSource(repository)
const modeOf = (tried: object, mode: string) =>
  themeView(source, 'hearthline', { ...tried })?.modes.find((each) => each.mode === mode)

describe('colors of a lender', () => {
  it('name the color that is shown in the place of one that is too faint', () => {
    const nearest = modeOf({ brand: '#f7e36b' }, 'light')?.nearest
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/)
    expect(modeOf({ brand: nearest }, 'light')).not.toHaveProperty('nearest')
  })

  it('read on every page, whatever is tried', () => {
    for (const brand of ['#f7e36b', '#000000', '#ffffff', '#c8643c'])
      for (const mode of ['light', 'dark'])
        for (const { found, least } of modeOf({ brand }, mode)?.pairs ?? [])
          expect(found).toBeGreaterThanOrEqual(least)
  })

  it('ignore what is no color', () => {
    expect(themeView(source, 'hearthline', { brand: 'red' })).toEqual(themeView(source, 'hearthline', {}))
  })

  it('are none where a product derives no pages from them', () => {
    const carLoan = loadSource(path.join(repository, 'examples/car-loan'))
    expect(themeView(carLoan, 'northgate', {})).toBeUndefined()
  })
})
