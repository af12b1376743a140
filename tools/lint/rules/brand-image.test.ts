import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { sampleImage } from '../../../tests/support/lint/write-tree.ts'

/** Findings for a lender with this logo. */
const faultsOf = (logo: string, theme: object = {}) =>
  lintSample((tree) => {
    Object.assign(tree, { 'tenants/bank/logo.svg': logo, 'tenants/bank/favicon.svg': sampleImage })
    Object.assign(tree['tenants/bank/tenant.json'].theme, theme)
  }, 'brand-image').map(({ pointer, message }) => [pointer, message])

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

describe('brand-image', () => {
  it('accepts an image that only draws, whatever stands before it', () => {
    expect(faultsOf(`<?xml version="1.0"?>\n<!-- ours -->\n${svg('<use href="#a"/>')}\n`)).toEqual([])
    expect(faultsOf(svg('<style>.a{fill:url(#b)}</style>'))).toEqual([])
  })

  it('reports an image that is not there', () => {
    expect(faultsOf(sampleImage, { logo: 'other.svg' })).toEqual([
      ['/theme/logo', 'There is no file "other.svg" in the folder of this lender.'],
    ])
  })

  it('reports what is no image, whatever its name says', () => {
    expect(faultsOf('Bank')).toEqual([['/theme/logo', '"logo.svg" is not an SVG image.']])
    expect(faultsOf(`<p>${sampleImage}</p>`)).toEqual([['/theme/logo', '"logo.svg" is not an SVG image.']])
    expect(faultsOf(sampleImage, { favicon: 'logo.svg' })).toEqual([])
  })

  it.each([
    ['holds a script', '<script>alert(1)</script>'],
    ['holds a script', '<path onclick="alert(1)"/>'],
    ['holds a script', '<a href="javascript:alert(1)"/>'],
    ['holds a script', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['holds other markup', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['holds other markup', '<?xml-stylesheet href="#a"?>'],
    [
      'names something to fetch',
      '<a href="#a"><animate attributeName="xlink:href" to="java&#115;cript:b"/></a>',
    ],
    [
      'names something to fetch',
      '<path style="mask:image-set(&quot;https://elsewhere.example/a.png&quot; 1x)"/>',
    ],
    ['holds other markup', '<foreignObject><p/></foreignObject>'],
    ['names something to fetch', '<use href="https://elsewhere.example/a.svg#b"/>'],
    ['names something to fetch', '<style>@import "https://elsewhere.example/a.css"</style>'],
    ['names something to fetch', '<path fill="url(https://elsewhere.example/a.svg)"/>'],
  ])('reports an image that %s: %s', (does, content) => {
    expect(faultsOf(svg(content))).toEqual([['/theme/logo', `"logo.svg" ${does}; an image may only draw.`]])
  })

  it('judges an image at once that is written to take for ever', () => {
    const took = performance.now()
    expect(faultsOf(`${'<!-- -->'.repeat(7000)}x${svg('')}`)).toEqual([
      ['/theme/logo', '"logo.svg" is not an SVG image.'],
    ])
    expect(faultsOf(svg(`<use href=${' '.repeat(60_000)}"#a"/>`))).toEqual([])
    expect(performance.now() - took).toBeLessThan(5000)
  })

  it('reports an image that is too large', () => {
    expect(faultsOf(svg(`<path d="${'M2 2h8v8z'.repeat(9000)}"/>`))).toEqual([
      ['/theme/logo', '"logo.svg" has 80 KiB; an image may have 64.'],
    ])
  })

  it('shows where the name of an image stands that a lender inherits', () => {
    const [finding] = lintSample((tree) => {
      const { theme, ...bank } = tree['tenants/bank/tenant.json']
      const { logo: _, ...own } = theme
      Object.assign(tree, {
        'tenants/bank/tenant.json': { ...bank, extends: 'group', theme: own },
        'tenants/group/tenant.json': {
          $schema: bank.$schema,
          code: 'group',
          abstract: true,
          theme: { logo: 'lgoo.svg' },
        },
        'tenants/bank/logo.svg': sampleImage,
        'tenants/bank/favicon.svg': sampleImage,
      })
    }, 'brand-image')
    expect(finding).toMatchObject({
      message: 'There is no file "lgoo.svg" in the folder of this lender.',
      file: 'tenants/bank/tenant.json',
      override: { file: 'tenants/group/tenant.json', pointer: '/theme/logo' },
    })
  })
})
