import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { currentProof } from '../../api/proof.ts'
import PhoneNumber from './phone-number.tsx'
import UploadDocument from './upload-document.tsx'

const uuid = 'c0000000-0000-4000-8000-000000000001'
const [before, fresh] = ['b0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002']
const paystubs = {
  uuid,
  categoryEnum: 'MANUAL_PAYSTUB_UPLOAD' as const,
  created: '2026-01-02T00:00:00Z',
  requestDocuments: ['USER_UPLOADED_PAYSTUB' as const],
  earlierDocuments: [before],
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
}
const paper = (document: string, name: string) => ({
  uuid: document,
  type: 'USER_UPLOADED_PAYSTUB' as const,
  name,
})
const answers = (condition: object) => ({
  '/external-applicants': [condition],
  [`${uuid}/answer`]: { cleared: false },
})
const place = () => screen.getByTestId('place').textContent

describe('conditions/upload-document', () => {
  it('counts no document that was there before, and does not show it', async () => {
    const heloc = { documents: [paper(before, 'old.png')] }
    await renderPage(<UploadDocument />, { heloc, answers: answers(paystubs) })
    const send = await screen.findByRole('button', { name: 'Send to the reviewer' })
    expect(screen.queryByText('old.png')).toBeNull()
    await userEvent.click(send)
    expect(screen.getByRole('alert').textContent).toContain('Add the document first.')
  })

  it('sends what was added and goes back to the list', async () => {
    const heloc = { documents: [paper(before, 'old.png'), paper(fresh, 'new.png')] }
    const { routing } = await renderPage(<UploadDocument />, { heloc, answers: answers(paystubs) })
    await screen.findAllByText('new.png')
    await userEvent.click(screen.getByRole('button', { name: 'Send to the reviewer' }))
    await waitFor(() => expect(place()).toMatch(/\/conditions$/))
    expect(routing.refresh).toHaveBeenCalled()
  })

  it('says that a condition which is answered needs nothing', async () => {
    await renderPage(<UploadDocument />, {
      hasForm: false,
      path: `/?condition=${uuid}`,
      answers: answers({ ...paystubs, actionNeeded: false }),
    })
    await screen.findByText('You have already answered this')
  })
})

describe('conditions/phone-number', () => {
  const missing = { ...paystubs, categoryEnum: 'MISSING_PHONE_NUMBER', requestDocuments: [] }

  it('sends the number and goes back to the list', async () => {
    await renderPage(<PhoneNumber />, { answers: answers(missing) })
    await userEvent.type(await screen.findByRole('textbox'), '2075550142')
    await userEvent.click(screen.getByRole('button', { name: 'Save this number' }))
    await waitFor(() => expect(place()).toMatch(/\/conditions$/))
  })

  it('sends the number again, as it was, once the user has proven that it is them', async () => {
    await renderPage(<PhoneNumber />, { answers: answers(missing) })
    await userEvent.type(await screen.findByRole('textbox'), '2075550142')
    const [server, keys] = [fetch, [] as (string | null)[]]
    vi.stubGlobal('fetch', (async (input, init) => {
      if (!String(input).endsWith('/answer')) return server(input, init)
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      if (keys.length > 1) return server(input, init)
      return Response.json({ errors: ['Prove it.'], code: 'PROOF_REQUIRED' }, { status: 403 })
    }) satisfies typeof fetch)
    await userEvent.click(screen.getByRole('button', { name: 'Save this number' }))
    await waitFor(() => expect(currentProof()).toBeDefined())
    expect(place()).toBe('/')
    currentProof()?.given()
    await waitFor(() => expect(place()).toMatch(/\/conditions$/))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('keeps a number that is none beside its field', async () => {
    await renderPage(<PhoneNumber />, { answers: answers(missing) })
    await userEvent.type(await screen.findByRole('textbox'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Save this number' }))
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(place()).toBe('/')
  })
})
