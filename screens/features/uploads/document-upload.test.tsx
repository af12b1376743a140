import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Heloc } from '#generated/domain'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { DocumentPlaceContext } from '../../journey/document-place.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { DocumentUpload } from './document-upload.tsx'

type Documents = NonNullable<Heloc['documents']>

const uuid = 'b0000000-0000-4000-8000-000000000001'
const sent = { uuid, type: 'SUPPORT' as const, name: 'a.png' }

/** The server's answer to every file; without one its answer is lost. */
const answering = (answer?: object) =>
  class extends XMLHttpRequest {
    override send(): void {
      Object.defineProperty(this, 'status', { value: answer ? 200 : 0 })
      Object.defineProperty(this, 'responseText', { value: JSON.stringify(answer ?? '') })
      for (const event of [answer ? 'load' : 'error', 'loadend']) this.dispatchEvent(new ProgressEvent(event))
    }
  }

/** Adds a file to a field. `read` shows it the documents that the server has. */
async function addFile(refresh: () => Promise<unknown>) {
  let show: (documents: Documents) => void = () => undefined
  function Field() {
    const [documents, setDocuments] = useState<Documents>([])
    show = setDocuments
    return (
      <DocumentPlaceContext value={{ place: 'co-deed', documents, refresh }}>
        <h1>Page</h1>
        <DocumentUpload id="file" type="SUPPORT" label="Proof" />
      </DocumentPlaceContext>
    )
  }
  await renderPage(<Field />, { hasForm: false })
  const calls = answerCalls({ '/service-application': {} })
  await userEvent.upload(screen.getByLabelText('Proof'), new File(['x'], 'a.png', { type: 'image/png' }))
  return {
    read: (documents: Documents) => act(async () => show(documents)),
    removals: () => calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url.split('/').at(-1)),
  }
}

const remove = () => userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))

afterEach(() => vi.unstubAllGlobals())

describe('a file that was on its way when the page was closed', () => {
  /** The page after a reload, and the documents that the server has. */
  const reload = async (documents: Documents = []) => {
    sessionStorage.setItem('uploads', JSON.stringify({ 'co-deed SUPPORT': ['a.heic'] }))
    await renderPage(
      <DocumentPlaceContext value={{ place: 'co-deed', documents, refresh: async () => undefined }}>
        <h1>Page</h1>
        <DocumentUpload id="file" type="SUPPORT" label="Proof" />
      </DocumentPlaceContext>,
      { hasForm: false },
    )
  }
  const lost = () => screen.queryByText(/^a\.heic did not arrive, because the page was closed/)

  it('is said not to have arrived after a reload, until another is chosen', async () => {
    await reload()
    expect(lost()).not.toBeNull()
    answerCalls({ '/service-application': {} })
    await userEvent.upload(screen.getByLabelText('Proof'), new File(['x'], 'a.png', { type: 'image/png' }))
    expect(lost()).toBeNull()
  })

  it('is not missed where the server has it', async () => {
    await reload([sent])
    expect(lost()).toBeNull()
  })

  it('makes the browser ask before the page is left, and is remembered as under way', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends XMLHttpRequest {
        override send(): void {}
      },
    )
    await addFile(async () => undefined)
    await screen.findByRole('progressbar')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    expect(sessionStorage.getItem('uploads')).toBe('{"co-deed SUPPORT":["a.png"]}')
  })
})

describe('a file that was received', () => {
  it('is said to be so though the documents could not be read again', async () => {
    vi.stubGlobal('XMLHttpRequest', answering(sent))
    const { read } = await addFile(() => Promise.reject(new ApiError(500, 'No.')))
    await screen.findByText('Received')
    expect(screen.queryByText(/not confirmed/)).toBeNull()
    await read([])
    screen.getByText('Received')
  })

  it('is said to be so only once the documents were read, from which the page sends them', async () => {
    vi.stubGlobal('XMLHttpRequest', answering(sent))
    const reading = Promise.withResolvers<void>()
    await addFile(() => reading.promise)
    await screen.findByText(/Sending,/)
    await act(async () => reading.resolve())
    screen.getByText('Received')
  })

  it('is read again and again until the documents show it', async () => {
    vi.stubGlobal('XMLHttpRequest', answering(sent))
    const refresh = vi.fn(() => Promise.reject(new ApiError(500, 'No.')))
    const { read } = await addFile(refresh)
    await screen.findByText('Received')
    await waitFor(() => expect(refresh.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 })
    await read([sent])
    screen.getByText('Received')
  })

  it('is no longer listed once the server removed it', async () => {
    vi.stubGlobal('XMLHttpRequest', answering(sent))
    const { read } = await addFile(async () => undefined)
    await read([sent])
    screen.getByText('Received')
    await read([])
    expect(screen.queryByText('a.png')).toBeNull()
  })

  it('is gone after its removal though the documents could not be read again', async () => {
    vi.stubGlobal('XMLHttpRequest', answering(sent))
    const { read, removals } = await addFile(() => Promise.reject(new ApiError(500, 'No.')))
    await read([sent])
    await remove()
    await waitFor(() => expect(screen.queryByText('a.png')).toBeNull())
    expect(removals()).toEqual([uuid])
    expect(screen.queryByText('No.')).toBeNull()
  })
})

describe('a file whose answer was lost', () => {
  it('is said to be received once it is read, and stands there once', async () => {
    vi.stubGlobal('XMLHttpRequest', answering())
    const { read } = await addFile(async () => undefined)
    await screen.findByText(/not confirmed/)
    await read([sent])
    screen.getByText('Received')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('can be removed where it arrived, though it was removed here before that was known', async () => {
    vi.stubGlobal('XMLHttpRequest', answering())
    const { read, removals } = await addFile(async () => undefined)
    await remove()
    expect(removals()).toEqual([])
    await read([sent])
    await remove()
    await waitFor(() => expect(removals()).toEqual([uuid]))
    expect(screen.queryByText('a.png')).toBeNull()
  })
})
