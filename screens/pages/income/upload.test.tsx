import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import IncomeLink from './link.tsx'
import IncomeUpload from './upload.tsx'

const open = (path: string) =>
  renderPage(
    <Routes>
      <Route path="/upload/:type" element={<IncomeUpload />} />
      <Route path="/link/:type" element={<IncomeLink />} />
    </Routes>,
    { hasForm: false, path },
  )

describe('income/upload', () => {
  it.each([
    ['USER_UPLOADED_PAYSTUB', /Paystub/i],
    ['BANK_STATEMENT', /Bank statement/i],
  ])('takes the proof that its address names: %s', async (type, label) => {
    await open(`/upload/${type}`)
    expect(screen.getAllByText(label).length).toBeGreaterThan(0)
    expect(document.querySelector('input[type=file]')).not.toBeNull()
  })
})
