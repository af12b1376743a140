import { expect, it, vi } from 'vitest'

it('keeps the title that the document was served with until a page has arrived', async () => {
  vi.resetModules()
  const { setPageTitle, setTitleCount, setTitlePrefix } = await import('./document-title.ts')
  document.title = 'Home equity line of credit'
  setTitleCount(0)
  setTitlePrefix('')
  expect(document.title).toBe('Home equity line of credit')
  setTitleCount(2)
  setPageTitle('Your offers', 'Lender')
  expect(document.title).toBe('(2) Your offers | Lender')
  // Tests share the module and the document.
  setTitleCount(0)
})
