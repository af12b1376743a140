import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignerView } from '#generated/api'
import { type Answer, answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { saveToken } from '../../api/session/session.ts'
import { Header } from '../../frame/header.tsx'
import { noteBroker } from '../../journey/signer-session.ts'
import { JourneyRoutes } from './journey-routes.tsx'

vi.mock('./page-screen.tsx', () => ({ PageScreen: ({ page }: { page: string }) => <h1>{page}</h1> }))

const area = '/account/heloc/heloc-signer'
const place = () => screen.getByTestId('place').textContent

const view: SignerView = {
  uuid: '7b0c2f3a-1111-4111-8111-111111111111',
  step: 'IDENTITY',
  broker: false,
  name: 'Sam Okafor',
  borrowerName: 'Jo Doe',
  propertyAddress: { street1: '11 Joint Deed Drive', city: 'Portland', state: 'ME', zip: '04101' },
  timeZone: 'America/New_York',
  timeShiftMs: 0,
  isCancellable: true,
  documents: [],
  conditions: [],
}

const serve = (answer: Answer) =>
  answerCalls({
    '/service-application/api/v1/application/heloc/co-deed/signing': answer,
  })

const open = (path: string) =>
  renderScreen(
    <>
      <Header />
      <JourneyRoutes />
    </>,
    { path },
  )

beforeEach(() => {
  localStorage.clear()
  saveToken('a.b.c')
})
afterEach(() => {
  noteBroker(false)
  vi.unstubAllGlobals()
})

describe('a signer', () => {
  it.each(['resume', 'intro', 'sign', 'conditions/identity', 'nonsense'])(
    'who opens %s is led to where they stand',
    async (page) => {
      serve({ body: view })
      await open(`${area}/${page}?org=FHEL`)
      await waitFor(() => expect(place()).toBe(`${area}/identity`))
    },
  )

  it('may read the documents at any time', async () => {
    serve({ body: view })
    await open(`${area}/documents`)
    await screen.findByRole('heading', { name: 'heloc-signer/documents' })
  })

  it('goes up from an address under conditions that is not there', async () => {
    serve({ body: { ...view, step: 'CONDITION' } })
    await open(`${area}/conditions/what-is-this`)
    await waitFor(() => expect(place()).toBe(`${area}/conditions`))
  })

  it('is told that the application was cancelled', async () => {
    serve({ body: { ...view, step: 'CANCELLED' } })
    await open(`${area}/sign`)
    await waitFor(() => expect(place()).toBe(`${area}/cancelled`))
  })

  it('finds no dashboard in the header, but the way out by their own login', async () => {
    serve({ body: view })
    await open(`${area}/resume`)
    const out = await screen.findByRole('link', { name: 'Logout' })
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    expect(out.getAttribute('href')).toBe(`${area}/login?step=out`)
  })

  it('who is flagged as broker keeps the dashboard', async () => {
    serve({ body: { ...view, broker: true } })
    await open(`${area}/resume`)
    await screen.findByRole('link', { name: 'Dashboard' })
  })

  it('whose session is over signs in at the login of signers', async () => {
    serve({ status: 401, body: { message: 'unauthenticated' } })
    await open(`${area}/sign?a=b`)
    await waitFor(() => expect(place()).toBe(`${area}/login`))
  })
})

describe('a visitor', () => {
  it('is sent from a page of signers to their login, and finds its link in the header', async () => {
    localStorage.clear()
    await open(`${area}/resume?a=b`)
    await waitFor(() => expect(place()).toBe(`${area}/login`))
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(`${area}/login`)
  })

  it('comes from the index to the login with the query', async () => {
    localStorage.clear()
    await open(`${area}?step=setup`)
    await waitFor(() => expect(place()).toBe(`${area}/login?step=setup`))
  })
})

describe('somebody who signs nothing', () => {
  it('is told so on whatever page of signers they open', async () => {
    serve({ status: 404, body: { errors: ['Nothing.'], code: 'SIGNER_NOT_FOUND' } })
    await open(`${area}/documents`)
    await waitFor(() => expect(place()).toBe(`${area}/error`))
  })
})
