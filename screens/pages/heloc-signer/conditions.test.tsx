import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SignerView } from '#generated/api'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { SigningContext } from '../../features/signer/signing-context.ts'
import { DocumentPlaceContext } from '../../journey/document-place.ts'
import SignerCancelled from './cancelled.tsx'
import SignerUpload from './conditions/upload-document.tsx'
import SignerConditions from './conditions.tsx'
import SignerDocuments from './documents.tsx'

const trust: SignerView['conditions'][number] = {
  uuid: 'c0000000-0000-4000-8000-000000000001',
  categoryEnum: 'REVIEW_TRUST_REQUIREMENTS',
  created: '2026-03-02T10:00:00Z',
  documents: ['CERTIFICATE_OF_TRUST'],
}
const idFailure: SignerView['conditions'][number] = {
  uuid: 'c0000000-0000-4000-8000-000000000002',
  categoryEnum: 'ID_VERIFICATION_FAILURE',
  created: '2026-03-01T10:00:00Z',
  documents: [],
}
const certificate = {
  uuid: 'd0000000-0000-4000-8000-000000000001',
  type: 'CERTIFICATE_OF_TRUST',
  name: 'trust.pdf',
  pages: 1,
  createdDate: '2026-03-02T10:00:00Z',
  ...{ toSign: false, given: false },
} as const

function show(page: React.ReactNode, changes: Partial<SignerView>) {
  const view: SignerView = {
    uuid: '7b0c2f3a-1111-4111-8111-111111111111',
    step: 'CONDITION',
    broker: false,
    name: 'Sam Okafor',
    borrowerName: 'Jo Doe',
    propertyAddress: {},
    timeZone: 'America/New_York',
    timeShiftMs: 0,
    isCancellable: true,
    documents: [],
    conditions: [],
    ...changes,
  }
  const refresh = async () => {}
  const signing = { view, position: 'heloc-signer/conditions', show: vi.fn(), refresh } as const
  const place = { place: 'co-deed', documents: view.documents, refresh }
  return renderScreen(
    <SigningContext value={signing}>
      <DocumentPlaceContext value={place}>{page}</DocumentPlaceContext>
    </SigningContext>,
    { path: '/account/heloc/heloc-signer/conditions' },
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('what is still asked of a signer', () => {
  it('stands in the order in which it was asked, each with its own way', async () => {
    await show(<SignerConditions />, { conditions: [trust, idFailure] })
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual([
      '/account/heloc/heloc-signer/conditions/identity',
      `/account/heloc/heloc-signer/conditions/upload-document?condition=${trust.uuid}`,
      'tel:+18885550134',
    ])
  })

  it('is said in the words of the reviewer where they wrote any', async () => {
    const commentsToBorrower = 'The last page of your certificate is missing.'
    await show(<SignerConditions />, { conditions: [{ ...trust, commentsToBorrower }, idFailure] })
    expect(screen.getByText(commentsToBorrower)).toBeTruthy()
    expect(screen.getByText('We could not read your identity document.')).toBeTruthy()
    expect(screen.queryByText(/^Your property is held in a trust\./)).toBeNull()
  })

  it('says of a refused ID which document was not accepted and why', async () => {
    const refusedPictures = [{ document: 'PASSPORT_FRONT', name: 'me.png', reason: 'EXPIRED' } as const]
    await show(<SignerConditions />, { conditions: [{ ...idFailure, refusedPictures }] })
    screen.getByText(/^Passport: “me.png” was not accepted. The ID has expired./)
    expect(screen.queryByText('We could not read your identity document.')).toBeNull()
  })

  it('is not sent without its file', async () => {
    const calls = answerCalls({})
    await show(<SignerUpload />, { conditions: [trust] })
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the reviewer' }))
    expect(screen.getByRole('alert').textContent).toContain('Add the document first.')
    expect(calls).toEqual([])
  })

  it('is sent with the files of its kind', async () => {
    const calls = answerCalls({ '/service-application': { body: {} } })
    await show(<SignerUpload />, { conditions: [trust], documents: [certificate] })
    await userEvent.click(await screen.findByRole('button', { name: 'Send to the reviewer' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.url).toBe('/service-application/api/v1/application/heloc/co-deed/acts/proof')
    expect(calls[0]?.body).toEqual({ condition: trust.uuid, documents: [certificate.uuid] })
  })
})

describe('the documents of a signer', () => {
  const deed = { ...certificate, type: 'CO_OWNER_DEED', toSign: true, given: true } as const
  const closing = {
    ...deed,
    uuid: 'd0000000-0000-4000-8000-000000000002',
    type: 'CLOSING_DISCLOSURE',
  } as const
  const documents = [deed, { ...closing, toSign: false }]

  it('say which are to be signed and which are to be kept', async () => {
    await show(<SignerDocuments />, { step: 'SIGNING', documents })
    screen.getByText('1 page, to read and sign')
    screen.getByText('1 page, to read and keep')
    screen.getByRole('button', { name: 'Read Closing disclosure' })
  })

  it('say what was signed afterwards', async () => {
    await show(<SignerDocuments />, { step: 'SIGNED', signedAt: '2026-03-03T10:00:00Z', documents })
    screen.getByText('1 page, signed by you')
    expect(screen.queryByText(/to read and sign/)).toBeNull()
    expect(screen.queryByText(/nothing is signed until you say so/)).toBeNull()
  })

  it.each(['CANCELLED', 'REFUSED'] as const)('ask for no signature any more at %s', async (step) => {
    await show(<SignerDocuments />, { step, documents })
    expect(screen.getAllByText('1 page, to read and keep')).toHaveLength(2)
    expect(document.body.textContent).not.toMatch(/to read and sign|until you say so/)
  })
})

describe('the page of a co-owner whose application has ended', () => {
  const confirmation = { ...certificate, type: 'CANCELLATION_CONFIRMATION', given: true } as const
  const standing = 'You canceled the line of credit on 03/04/2026.'
  const signedAt = '2026-03-03T10:00:00Z'

  it.each([
    ['RESCINDED', 'The line of credit was canceled'],
    ['WITHDRAWN', 'The application was withdrawn'],
    [undefined, 'The application has ended'],
  ] as const)('says to one who signed how: %s', async (cancellation, heading) => {
    const changes = cancellation && { cancellation }
    await show(<SignerCancelled />, { step: 'CANCELLED', signedAt, standing, ...changes })
    screen.getByRole('heading', { name: heading })
    screen.getByText(standing)
    expect(screen.queryByText(/no longer need to sign/)).toBeNull()
  })

  it('says to one who did not that they need not any more', async () => {
    await show(<SignerCancelled />, { step: 'CANCELLED', cancellation: 'WITHDRAWN', standing })
    screen.getByRole('heading', { name: 'You no longer need to sign' })
    screen.getByText(standing)
  })

  it.each(['CANCELLED', 'REFUSED'] as const)('leads from %s to what they were given', async (step) => {
    await show(<SignerCancelled />, { step, documents: [confirmation] })
    const way = screen.getByRole('link', { name: 'Read or download your documents' })
    expect(way.getAttribute('href')).toBe('/account/heloc/heloc-signer/documents')
  })

  it('leads to none where they were given none', async () => {
    await show(<SignerCancelled />, { step: 'CANCELLED', documents: [certificate] })
    expect(screen.queryByRole('link', { name: 'Read or download your documents' })).toBeNull()
  })
})
