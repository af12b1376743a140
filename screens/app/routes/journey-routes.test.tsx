import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { lender } from '../../../tests/support/lenders/lender.ts'
import { saveToken } from '../../api/session/session.ts'
import { JourneyRoutes } from './journey-routes.tsx'

vi.mock('./page-screen.tsx', () => ({ PageScreen: ({ page }: { page: string }) => <h1>{page}</h1> }))

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const below = `/account/heloc/${uuid}`

beforeEach(() => {
  localStorage.clear()
  saveToken('a.b.c')
})
afterEach(() => vi.unstubAllGlobals())

describe('the address of a group of pages', () => {
  it.each(hearthline.journey.source.pages.groups)(
    'leads to where the applicant belongs, and keeps the query that routing keeps: %s',
    async (group) => {
      answerCalls({
        '/service-profile': { body: {} },
        '/service-application/api/v1/application/heloc': { body: { uuid } },
        '/service-conditions': { body: [] },
        '/service-krang-heloc': { body: { checklistStatus: 'HMDA' } },
      })
      await renderScreen(<JourneyRoutes />, { path: `${below}/${group}?pop-webchat=1&other=2` })
      await waitFor(() =>
        expect(screen.getByTestId('place').textContent).toBe(`${below}/start/hmda?pop-webchat=1`),
      )
    },
  )
})

it('leads from /register at the root of the product to registration', async () => {
  await renderScreen(<JourneyRoutes />, { path: '/register?org=willow-lane', journey: lender('willow-lane') })
  await waitFor(() =>
    expect(screen.getByTestId('place').textContent).toBe('/account/heloc/register?org=willow-lane'),
  )
})

describe.each(['/', '/account/heloc', '/account/heloc/'])('the root of the product, as %s', (root) => {
  const open = async (search = '', code = 'hearthline') => {
    answerCalls({})
    await renderScreen(<JourneyRoutes />, { path: root + search, journey: lender(code) })
    await waitFor(() => expect(screen.getByRole('heading')).toBeTruthy())
    return [screen.getByRole('heading').textContent, screen.getByTestId('place').textContent]
  }

  it('is the dashboard for whoever is signed in, also at a lender that requires a referrer', async () => {
    expect(await open()).toEqual(['dashboard', '/dashboard'])
    cleanup()
    expect(await open('', 'willow-lane')).toEqual(['dashboard', '/dashboard'])
  })

  it('asks visitors to sign in, and leads to the dashboard then', async () => {
    localStorage.clear()
    expect(await open()).toEqual(['auth/login', '/auth/login?redirectUrl=%2Fdashboard'])
  })

  it('tells visitors of a lender that requires a referrer so, and leads the referred to registration', async () => {
    localStorage.clear()
    expect(await open('?org=willow-lane', 'willow-lane')).toEqual([
      'not-accepting',
      `${root}?org=willow-lane`,
    ])
    cleanup()
    const referred = `?referrer=${uuid}`
    expect(await open(referred, 'willow-lane')).toEqual(['register', `/account/heloc/register${referred}`])
  })
})
