import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import SigningIntro from './intro.tsx'

it.each(['NOT_REQUIRED', 'INITIAL'] as const)(
  'says that a co-owner signs too where one does: %s',
  async (coDeedStatus) => {
    const documents = [{ uuid: 'a', type: 'NOTE' as const, name: 'Note' }]
    await renderPage(<SigningIntro />, {
      hasForm: false,
      heloc: { coDeedStatus, documents },
      status: { checklistStatus: 'NOTE_SIGNING' },
    })
    const said = screen.queryByText(/^Anyone who owns the home with you signs online too/)
    expect(said !== null).toBe(coDeedStatus === 'INITIAL')
  },
)
