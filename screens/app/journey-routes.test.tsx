import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveToken } from '../api/session.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { JourneyRoutes } from './journey-routes.tsx'

vi.mock('./page-screen.tsx', () => ({ PageScreen: ({ page }: { page: string }) => <h1>{page}</h1> }))

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const below = `/account/heloc/${uuid}`
const place = () => screen.getByTestId('place').textContent

beforeEach(() => {
  localStorage.clear()
  saveToken('a.b.c')
  answerCalls({
    '/service-profile': { body: {} },
    '/service-application': { body: { uuid, version: 1 } },
    '/service-krang-heloc': { body: { checklistStatus: 'INCOME_VERIFICATION' } },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('an address of the application', () => {
  it('shows its page, with what the page is about', async () => {
    await renderScreen(<JourneyRoutes />, { path: `${below}/income/link/TRUV_PAYROLL` })
    await screen.findByRole('heading', { name: 'income/link' })
  })

  it.each(['income/link', 'income/upload', 'income', 'no/such/page'])(
    'that says too little, as %s, leads to where the applicant stands: here, to their income',
    async (path) => {
      await renderScreen(<JourneyRoutes />, { path: `${below}/${path}` })
      await waitFor(() => expect(place()).toBe(`${below}/income/review`))
    },
  )
})
