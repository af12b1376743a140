import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskItem } from '#generated/api'
import { waitsFor } from '../parts/waits-for.ts'
import { Desk } from './desk.tsx'

const waiting = Array.from(
  { length: 60 },
  (_, index): DeskItem => ({
    applicationUuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    borrower: `Borrower ${index}`,
    tenant: 'bank',
    lender: 'Bank',
    state: 'DELINQUENCY_REVIEW',
    version: 1,
    since: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    isOver: false,
    turn: 'lender',
    answeredConditions: [],
    refusals: [],
  }),
)

beforeEach(() => {
  document.documentElement.lang = 'en-US'
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'https://bank.example')
    const last = waiting.findIndex(({ applicationUuid }) => applicationUuid === searchParams.get('after'))
    const limit = Number(searchParams.get('limit'))
    return Response.json(waiting.slice(last + 1, last + 1 + limit))
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('what the desk says an application waits for', () => {
  const { turn: _, ...first } = waiting[0] as DeskItem

  it.each([
    ['FUNDED', 'Nobody: the line is open, and the money was sent'],
    ['RESCINDED', 'Nobody: an owner canceled the line'],
    ['WITHDRAWN', 'Nobody: the borrower withdrew the application'],
    ['ENDED', 'Nobody: it ended without a line'],
  ] as const)('is told apart by its end: %s', (end, words) => {
    expect(waitsFor({ ...first, turn: 'nobody', isOver: true, end })).toBe(words)
  })
})

describe('the desk with more applications than are shown at once', () => {
  it('shows the others on request, and then offers no more', async () => {
    render(<Desk />, { wrapper: MemoryRouter })
    await screen.findByText('Borrower 49')
    expect(screen.queryByText('Borrower 50')).toBeNull()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })))
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(
      waiting.map(({ borrower }) => borrower),
    )
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
