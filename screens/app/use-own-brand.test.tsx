import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { saveToken } from '../api/session/session.ts'

const application = '/account/heloc/3f5378b0-3a68-4233-837d-ed5cc9163b8e/liens'

const replace = vi.fn()
beforeEach(() => {
  localStorage.clear()
  replace.mockClear()
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, replace })
})
afterEach(() => vi.restoreAllMocks())

async function open(path: string, org?: string) {
  saveToken(sampleToken('ana', 1800, org))
  await renderScreen(null, { path })
}

describe('somebody who is signed in at one lender', () => {
  it('is shown its pages where the document is of another, the query kept', async () => {
    await open('/dashboard?x=1', 'harborcu')
    expect(replace.mock.calls).toEqual([['/dashboard?x=1&org=harborcu']])
  })

  it('stays where the document is theirs', async () => {
    await open('/dashboard', 'hearthline')
    expect(replace).not.toHaveBeenCalled()
  })

  it('stays where the server answers another all the same, as for an application there', async () => {
    await open(`${application}?org=harborcu`, 'harborcu')
    expect(replace).not.toHaveBeenCalled()
  })
})
