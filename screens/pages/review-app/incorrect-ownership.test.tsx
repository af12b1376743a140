import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import IncorrectOwnership from './incorrect-ownership.tsx'

const deed = { uuid: 'd0000000-0000-4000-8000-000000000001', type: 'SUPPORT', name: 'deed.pdf' } as const
const open = (documents: Heloc['documents'] = []) =>
  renderPage(<IncorrectOwnership />, {
    status: { checklistStatus: 'WAITING_FOR_OWNERSHIP' },
    heloc: { documents },
  })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for review' }))

describe('review-app/incorrect-ownership', () => {
  it('asks for the reason and for one paper', async () => {
    const { submissions } = await open()
    await send()
    const said = screen.getByRole('alert').textContent
    expect(said).toContain('Upload one document that proves it.')
    expect(said).toContain('Required')
    expect(submissions).toEqual([])
  })

  it('sends the reason with the papers', async () => {
    const { submissions } = await open([deed])
    await userEvent.click(screen.getByRole('radio', { name: 'I inherited it' }))
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'ownership', values: { relation: 'INHERITED', documents: [deed.uuid] } },
      ]),
    )
  })

  it('offers to correct the address instead', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Correct it' }).getAttribute('href')).toMatch(
      /review-app\/property$/,
    )
  })

  it('says what happens while somebody reads the papers', async () => {
    await renderPage(<IncorrectOwnership />, {
      hasForm: false,
      status: { checklistStatus: 'WAITING_FOR_OWNERSHIP_REVIEW' },
    })
    screen.getByText('Someone is reading what you sent')
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull()
  })
})
