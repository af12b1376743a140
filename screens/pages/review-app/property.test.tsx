import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Property from './property.tsx'

const address = { street1: '12 Duplex Court', city: 'Portland', state: 'ME', zip: '04101' }
const unit = (number: number, street2: string) => ({
  uuid: `a0000000-0000-4000-8000-00000000000${number}`,
  address: { ...address, street2 },
})
const open = (checklistStatus: ServerState) =>
  renderPage(<Property />, {
    status: { checklistStatus },
    heloc: { property: { address }, properties: [unit(1, 'Unit A'), unit(2, 'Unit B')] },
  })

describe('review-app/property', () => {
  it('takes a corrected address, beginning with the one that was typed', async () => {
    const { submissions } = await open('NO_PROPERTY_FOUND')
    screen.getByText(/show no home at the address/)
    screen.getByRole('heading', { level: 1, name: 'We did not find your home' })
    const street = screen.getByRole('combobox', { name: /Street address/ })
    expect(street).toHaveProperty('value', '12 Duplex Court')
    await userEvent.clear(street)
    await userEvent.type(street, '14 Duplex Court')
    await userEvent.click(screen.getByRole('button', { name: 'Look for this address' }))
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'property-address', values: { address: { ...address, street1: '14 Duplex Court' } } },
      ]),
    )
  })

  it('lets one of several homes be chosen, and preselects none', async () => {
    const { submissions } = await open('MULTIPLE_PROPERTIES')
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with this home' }))
    expect(screen.getByRole('alert').textContent).toContain('Required')
    await userEvent.click(screen.getByRole('radio', { name: /Unit B/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this home' }))
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'property-choice', values: { selectedPropertyUuid: unit(2, '').uuid } },
      ]),
    )
  })

  it('takes a corrected address when it is none of them', async () => {
    await open('MULTIPLE_PROPERTIES')
    expect(screen.queryByRole('button', { name: 'Look for this address' })).toBeNull()
    // The form is loaded by a dynamic import, on which the page suspends.
    await act(() =>
      userEvent.click(screen.getByRole('button', { name: 'None of these: correct the address' })),
    )
    await screen.findByRole('button', { name: 'Look for this address' })
  })

  it('says so when there is no home at the corrected address either', async () => {
    const { routing } = await open('NO_PROPERTY_FOUND')
    routing.submitted.mockResolvedValue(undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Look for this address' }))
    await screen.findByText(/found no home there either/)
  })
})
