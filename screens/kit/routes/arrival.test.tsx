import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { Arrival } from './arrival.tsx'

let navigate: ReturnType<typeof useNavigate>

function Question() {
  navigate = useNavigate()
  return (
    <>
      <h1 tabIndex={-1}>Where is the home?</h1>
      <input aria-label="Street" />
      <Arrival page="register" />
    </>
  )
}

it('leaves the focus with somebody who types while the page corrects its own address', async () => {
  await renderScreen(<Question />, { path: '/account/heloc/register' })
  screen.getByLabelText('Street').focus()
  await act(() => navigate('?step=property-info', { replace: true }))
  expect(document.activeElement).toBe(screen.getByLabelText('Street'))
})

it('moves the focus to the heading of the next question', async () => {
  await renderScreen(<Question />, { path: '/account/heloc/register' })
  await act(() => navigate('?step=profile'))
  await act(() => navigate('?step=contact'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
