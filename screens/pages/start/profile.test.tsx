import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import StartProfile from './profile.tsx'

const address = { street1: '12 Elm St', city: 'Reno', state: 'NV', zip: '89501' }
const house = { uuid: 'a0000000-0000-4000-8000-000000000001', address }
const unit = { uuid: 'a0000000-0000-4000-8000-000000000002', address: { ...address, street2: 'Unit 2' } }
const text = {
  title: 'Permission for a soft credit pull',
  version: '2026-01',
  textHash: 'a'.repeat(64),
  sections: [{ paragraphs: ['This is a soft pull.'] }],
}
const notForSale = { ...house, saleStatus: 'NOT_FOR_SALE' }
const open = ({ properties = [house], property = notForSale as object, annualIncome = 90_000 } = {}) =>
  renderPage(<StartProfile />, {
    profile: { name: { firstName: 'Ana', lastName: 'Cole' }, dob: '1975-04-28' },
    heloc: { property, properties, incomeSources: [{ annualIncome }] },
    answers: { '/disclosures/soft-credit': text },
  })
const agree = async () => {
  await screen.findByText('This is a soft pull.')
  await userEvent.click(screen.getByRole('checkbox'))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Check my credit' }))

describe('start/profile', () => {
  it('shows what was registered and whom to ask for a correction', async () => {
    await open()
    for (const known of ['Ana Cole', '04/28/1975', '12 Elm St, Reno, NV 89501']) screen.getByText(known)
    screen.getByRole('link', { name: 'help@hearthline.example' })
  })

  it('shows the use of the home and the employment, as they were told', async () => {
    await renderPage(<StartProfile />, {
      heloc: {
        property: { ...house, occupancy: 'INVESTMENT' },
        properties: [house],
        incomeSources: [{ annualIncome: 90_000, employmentType: 'RETIRED' }],
      },
      answers: { '/disclosures/soft-credit': text },
    })
    screen.getByText('I rent it out')
    screen.getByText('Retired')
  })

  it('shows the income to the cent where it has cents', async () => {
    await open({ annualIncome: 90_000.5 })
    screen.getByText('$90,000.50')
    cleanup()
    await open()
    screen.getByText('$90,000')
  })

  it('has a change link for each answer, whose name says what it changes', async () => {
    await open()
    const links = screen.getAllByRole('link', { name: /^Change / })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change Legal name',
      'Change Date of birth',
      'Change Property',
      'Change Yearly income before taxes',
    ])
  })

  it('sends the consent with the hash of the very text that was shown', async () => {
    const { submissions } = await open()
    await agree()
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'profile',
      values: { selectedPropertyUuid: house.uuid, softCreditConsent: true, consentTextHash: text.textHash },
    })
  })

  it('asks who was invited, and was never asked, whether the home is for sale', async () => {
    const { submissions } = await open({ property: house })
    await agree()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Is the home for sale')
    await userEvent.click(screen.getByRole('radio', { name: 'No, it is not for sale' }))
    await send()
    await waitFor(() => expect(submissions).toMatchObject([{ values: { saleStatus: 'NOT_FOR_SALE' } }]))
  })

  it('asks nobody twice', async () => {
    await open()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('sends nothing without the consent', async () => {
    const { submissions } = await open()
    await screen.findByText('This is a soft pull.')
    await send()
    await screen.findByRole('alert')
    expect(submissions).toEqual([])
  })

  it('asks which home it is when several fit, and preselects none', async () => {
    const { submissions } = await open({ properties: [house, unit] })
    await agree()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Which home is it?')
    await userEvent.click(screen.getByRole('radio', { name: /Unit 2/ }))
    await send()
    await waitFor(() => expect(submissions).toMatchObject([{ values: { selectedPropertyUuid: unit.uuid } }]))
  })
})
