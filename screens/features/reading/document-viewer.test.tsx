import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { calls } from '../../api/calls.ts'
import { DocumentViewer } from './document-viewer.tsx'

vi.mock('./pdf-pages.tsx', () => ({ default: ({ zoom }: { zoom: number }) => <p>{`${zoom} wide`}</p> }))

it('offers the sizes of the pages beside its other tools, and none beside the text', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: vi.fn() }))
  vi.spyOn(calls, 'documentFile').mockResolvedValue(new Blob(['%PDF']))
  const document = 'b0000000-0000-4000-8000-000000000001'
  await renderPage(
    <>
      <h1>Reading</h1>
      <DocumentViewer document={document} title="Note" />
    </>,
    { hasForm: false, answers: { '/text': { sections: [], textHash: 'a' } } },
  )
  const larger = await screen.findByRole('button', { name: 'Larger' })
  within(larger.parentElement ?? larger).getByRole('link', { name: 'Download the PDF' })
  await userEvent.click(larger)
  await screen.findByText('1.5 wide')
  screen.getByRole('button', { name: 'Smaller' })
  await userEvent.click(screen.getByRole('button', { name: 'Read as text' }))
  expect(screen.queryByRole('button', { name: 'Smaller' })).toBeNull()
})

it('marks the words of a document in another language than the page, and says so above its pages too', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:it', revokeObjectURL: vi.fn() }))
  vi.spyOn(calls, 'documentFile').mockResolvedValue(new Blob(['%PDF']))
  const text = { sections: [{ paragraphs: ['Debo.'] }], textHash: 'a', locale: 'es-US' }
  await renderPage(
    <>
      <h1>Reading</h1>
      <DocumentViewer document="b0000000-0000-4000-8000-000000000002" title="Note" />
    </>,
    { hasForm: false, answers: { '/text': text } },
  )
  await screen.findByText('1 wide')
  await screen.findByText('This document stands in Spanish, the language in which it was made.')
  await userEvent.click(screen.getByRole('button', { name: 'Read as text' }))
  expect((await screen.findByText('Debo.')).closest('[lang]')?.getAttribute('lang')).toBe('es-US')
})
