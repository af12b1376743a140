import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { JourneyForm } from '../journey-form.tsx'

const willow = { street1: '12 Willow Way', city: 'Reno', state: 'NV', zip: '89501' }
const suggestions = '/service-property/external/api/v1/suggestions'

afterEach(() => vi.unstubAllGlobals())

describe('an address', () => {
  it('is filled whole from a suggestion, by keyboard', async () => {
    const user = userEvent.setup()
    answerCalls({ [suggestions]: { body: [willow, { street1: 'incomplete' }] } })
    await renderScreen(<JourneyForm form="register/property-info" onSubmit={vi.fn()} />)
    const street = await screen.findByRole('combobox', { name: 'Street address' })
    await user.type(street, '12 Wil')
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Reno')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(street)
  })

  it('can be typed by hand when no suggestion comes', async () => {
    const user = userEvent.setup()
    answerCalls({})
    const onSubmit = vi.fn(async () => {})
    await renderScreen(<JourneyForm form="register/property-info" onSubmit={onSubmit} />)
    await user.type(await screen.findByLabelText('Street address'), willow.street1)
    await user.type(screen.getByLabelText('City'), willow.city)
    await user.selectOptions(screen.getByLabelText('State'), willow.state)
    await user.type(screen.getByLabelText('ZIP code'), willow.zip)
    await user.click(screen.getByLabelText('I live here'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ address: willow, occupancy: 'PRIMARY' }))
  })
})
