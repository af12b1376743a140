import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lender } from '../../tests/support/lenders/lender.ts'
import { App } from './app.tsx'
import { start } from './start.ts'

it('has words and a telephone number when the journey does not come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { organization } = lender('hearthline')
  const info = document.createElement('script')
  info.id = 'organization-info'
  info.type = 'application/json'
  info.textContent = JSON.stringify(organization)
  document.head.append(info)
  const loading = Promise.reject(new Error('The journey could not be loaded: 503'))
  await act(async () => render(<App start={() => ({ organization, loading })} />))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sorry, looks like we have hit a snag!')
  expect(screen.getByRole('link', { name: '(888) 555-0134' }).getAttribute('href')).toBe('tel:+18885550134')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  info.remove()
  logged.mockRestore()
})

it('says so when the document names no lender', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<App start={start} />)
  expect(screen.getByRole('alert').textContent).toBe('No private label data found')
  logged.mockRestore()
})
