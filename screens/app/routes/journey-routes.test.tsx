import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
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
