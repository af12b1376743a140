// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { hearthline } from '../../tests/support/browser/render-screen.tsx'
import { parseOrganization } from './organization.ts'

const put = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="organization-info"></script>'
  const script = document.getElementById('organization-info')
  if (script) script.textContent = text
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('organisation information', () => {
  it('is read from the page', () => {
    put(JSON.stringify(hearthline.organization))
    expect(parseOrganization(document).orgBrand).toBe('Hearthline')
  })

  it.each(['', '{}', '[]', 'null'])('is reported missing for %o', (text) => {
    put(text)
    expect(() => parseOrganization(document)).toThrow('No private label data found')
  })
})
