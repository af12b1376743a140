import { describe, expect, it } from 'vitest'
import { lintSample } from '../../tests/support/lint/lint-sample.ts'
import { answering, withHelp } from '../../tests/support/lint/sample-help.ts'
import { sampleTenant, type Tree } from '../../tests/support/lint/sample-tree.ts'

const copy = 'flows/copy/en-US/complete.json'

/** Adds a second lender to the bank of the sample. */
const addLantern = (tree: Tree) => {
  const lantern: Tree = sampleTenant('lantern')
  Object.assign(lantern.org, { orgBrand: 'Lanternlight' })
  Object.assign(lantern.org.orgMetaData.companyInfo, {
    companyName: 'Lanternlight Lending LLC',
    companyNMLS: '402715',
    companyProduct: 'Home Line',
    phone: '+18885550199',
    phoneFormatted: '(888) 555-0199',
  })
  tree['tenants/lantern/tenant.json'] = lantern
}

const found = (change: (tree: Tree) => void) =>
  lintSample((tree) => {
    addLantern(tree)
    change(tree)
  }, 'lender-in-copy').map(({ file, message, hint }) => [file, message, hint])

const sayToAll = (text: string) =>
  found((tree) => {
    tree[copy].messages['complete.title'] = text
  })

describe('lender-in-copy', () => {
  it.each([
    ['Apply with Lanternlight.', 'Lanternlight', 'brand'],
    ['Lanternlight Lending LLC decides', 'Lanternlight Lending LLC', 'companyName'],
    ['NMLS #402715', '402715', 'companyNmls'],
    ['Call (888) 555-0199', '(888) 555-0199', 'supportPhone'],
  ])('reports what is one lender’s in what all lenders say: %s', (text, fact, name) => {
    expect(sayToAll(text)).toEqual([
      [copy, `"${fact}" is "lantern", and others' applicants read this.`, `Say {${name}}.`],
    ])
  })

  it('reads the answers of the chatbot too', () => {
    const findings = found(withHelp({ fees: answering('Lanternlight asks for nothing.') }))
    expect(findings).toEqual([
      [
        'flows/help/credit.json',
        `"Lanternlight" is "lantern", and others' applicants read this.`,
        'Say {brand}.',
      ],
    ])
  })

  it('accepts what a product is called, and words that only begin alike', () => {
    expect(sayToAll('Your Home Line. Lanternlights at 4027150')).toEqual([])
  })

  it('reports to a lender what is another’s in its own words, and lets it name itself', () => {
    const say = (code: string) =>
      found((tree) => {
        tree[`tenants/${code}/tenant.json`].overrides = {
          copy: { 'complete.title': 'Your Home Line is there' },
        }
      })
    expect(say('bank')).toEqual([
      [
        'tenants/bank/tenant.json',
        '"Home Line" is "lantern", and others\' applicants read this.',
        'Say {productName}.',
      ],
    ])
    expect(say('lantern')).toEqual([])
  })
})
