import { describe, expect, it } from 'vitest'
import { loadSource, repository, tenantJourney } from '#source'
import { situationsOf } from './situations.ts'

const source = loadSource()
const { pages } = tenantJourney(source, 'hearthline').source
const of = (id: string) => situationsOf(source, pages, id, repository)

describe('the situations of a page', () => {
  it.each(Object.keys(pages.pages))('are known: %s', (id) => {
    expect(of(id).missing).toBeUndefined()
    expect(of(id).situations).not.toEqual([])
  })

  it('are those of each road, first the main one, and the page as it was answered', () => {
    const titles = of('start/contact').situations.map(({ title }) => title)
    expect(titles[0]).toMatch(/^As first met at COLLECT_ADDITIONAL_INFO: The main road/)
    expect(titles.at(-1)).toMatch(/^Answered before at /)
  })

  it('of a page that no road opens are none, with what is missing', () => {
    expect(of('nowhere')).toEqual({
      situations: [],
      missing:
        'No road opens "nowhere". Name it with its server state under "pages" of a road (product/drive/roads/*.json), and it shows here.',
    })
  })
})
