import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Assets from './assets.tsx'

const state = async (institution: string, value: string, number = 0) => {
  const at = <T,>(found: readonly T[]): T => found[number] as T
  await userEvent.selectOptions(at(screen.getAllByLabelText('Type of asset')), 'RETIREMENT')
  await userEvent.type(at(screen.getAllByLabelText('Where is it held?')), institution)
  await userEvent.type(at(screen.getAllByLabelText('What is it worth today?')), value)
}
const attest = () => userEvent.click(screen.getByRole('checkbox'))
const send = () => userEvent.click(screen.getByRole('button', { name: 'See if I qualify' }))

beforeEach(() => sessionStorage.clear())

describe('product/assets', () => {
  it('keeps what is typed in this tab through a reload', async () => {
    const { unmount } = await renderPage(<Assets />)
    await state('Harbor Retirement', '240,000')
    unmount()
    await renderPage(<Assets />)
    expect(screen.getByLabelText<HTMLInputElement>('Where is it held?').value).toBe('Harbor Retirement')
    screen.getByText('$240,000')
  })

  it('counts what is typed as income of a month', async () => {
    await renderPage(<Assets />)
    await state('Harbor Retirement', '240,000')
    screen.getByText('$240,000')
    screen.getByText('We count this as $2,000 of income a month.')
  })

  it('asks for every part of an asset, and sends nothing meanwhile', async () => {
    const { submissions } = await renderPage(<Assets />)
    await attest()
    await send()
    expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(3)
    expect(submissions).toEqual([])
  })

  it('sends all that were stated', async () => {
    const { submissions } = await renderPage(<Assets />)
    await state('Harbor Retirement', '240,000')
    await userEvent.click(screen.getByRole('button', { name: 'Add another asset' }))
    await state('Cove Bank', '10,000.50', 1)
    await attest()
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'assets',
      values: {
        attested: true,
        assets: [
          { type: 'RETIREMENT', institution: 'Harbor Retirement', value: 240_000 },
          { type: 'RETIREMENT', institution: 'Cove Bank', value: 10_000.5 },
        ],
      },
    })
  })

  it('takes the applicant to an asset that they add, and back when it is removed', async () => {
    await renderPage(<Assets />)
    await userEvent.click(screen.getByRole('button', { name: 'Add another asset' }))
    expect(document.activeElement).toBe(screen.getAllByLabelText('Type of asset')[1])
    await userEvent.click(screen.getByRole('button', { name: 'Remove asset 2' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another asset' }))
    expect(screen.getAllByLabelText('Type of asset')).toHaveLength(1)
  })

  it.each([
    ['', 'Required'],
    ['0', 'Enter more than 0.'],
    ['85k', 'Enter a number. Did you mean 85,000? Then enter it that way.'],
    ['85.000', 'Enter a number. Did you mean 85,000? Then enter it that way.'],
    ['1,2,3', 'Enter a number, such as 85,000 or 85,000.50.'],
    ['85,000 USD', 'Enter a number without “USD”, such as 85,000.'],
    ['-5', 'Enter a number without “-”, such as 85,000.'],
    ['200,000,000', 'Enter 100,000,000 or less.'],
  ])('says what is wrong with the value %o', async (value, sentence) => {
    const { submissions } = await renderPage(<Assets />)
    await state('Harbor Retirement', value === '' ? ' ' : value)
    await attest()
    await send()
    const [link, ...others] = (await screen.findByRole('alert')).querySelectorAll('a')
    expect([link?.textContent, others]).toEqual([`What is it worth today? ${sentence}`, []])
    expect(submissions).toEqual([])
  })
})
