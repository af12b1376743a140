import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Insights } from '#generated/api'
import { figureTables } from './figure-tables.ts'
import { Figures } from './figures.tsx'
import { toCsv } from './to-csv.ts'

const numbers: Insights = {
  ...{ tenant: 'hearthline', since: '2026-06-15', least: 10 },
  weeks: [{ week: '2026-09-07', applications: 12, outcomes: [] }],
  ...{ pages: [], experiments: [], vitals: [], errors: [] },
}

beforeEach(() => {
  document.documentElement.lang = 'en-US'
})

it('shows a week as MM/dd/yyyy in the chart and the table, and saves it as yyyy-MM-dd', () => {
  const [weeks] = figureTables(numbers)
  if (weeks === undefined) throw new Error('No table.')
  render(<Figures table={weeks} tenant="hearthline" />)
  screen.getByRole('cell', { name: '09/07/2026', hidden: true })
  expect(weeks.bars[0]?.label).toBe('09/07/2026')
  expect(toCsv(weeks.rows)).toBe('2026-09-07,12\r\n')
})
