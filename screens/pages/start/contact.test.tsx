import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type PageSetting, renderPage } from '../../../tests/support/browser/render-page.tsx'
import StartContact from './contact.tsx'

const address = { street1: '12 Elm St', city: 'Reno', state: 'NV', zip: '89501' }
const text = { title: 'Consent', version: '2026-01', textHash: 'e'.repeat(64), sections: [] }
const open = (setting: Partial<PageSetting> = {}) =>
  renderPage(<StartContact />, {
    profile: { email: 'ana@example.com', phoneNumbers: [{ number: '+17755550123' }] },
    heloc: { property: { address }, ...setting.heloc },
    answers: { '/disclosures/esign': text },
    refusals: setting.refusals ?? {},
  })
const consent = async () => {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Code shown in the sample document' }), '4821')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))

describe('start/contact', () => {
  it('never asks again for what is known: email, phone and the property as mailing address', async () => {
    const { submissions } = await open()
    expect(screen.queryByRole('combobox', { name: 'Street address' })).toBeNull()
    await consent()
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]?.values).toMatchObject({
      email: 'ana@example.com',
      mailingAddress: address,
      esignCode: '4821',
      consentTextHash: text.textHash,
    })
  })

  it('sends no letters to a home that is rented out unless they are to go there', async () => {
    await open({ heloc: { property: { address, occupancy: 'INVESTMENT' } } })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /another address/ }).checked).toBe(true)
    screen.getByRole('combobox', { name: 'Street address' })
  })

  it('shows what is known, and asks for it again only of one who wants to change it', async () => {
    await open()
    expect(screen.queryByLabelText('Email address')).toBeNull()
    screen.getByText('ana@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Change Email address' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.com')
    expect(screen.queryByLabelText('Mobile phone number')).toBeNull()
  })

  it('asks for the address when letters go elsewhere', async () => {
    const { submissions } = await open()
    await userEvent.click(screen.getByRole('radio', { name: /To another address/ }))
    await consent()
    await send()
    await screen.findByRole('alert')
    expect(submissions).toEqual([])
  })

  it('asks for no consent that was given, nor for its code', async () => {
    const { submissions } = await open({ heloc: { consents: [{ type: 'ELECTRONIC_RECORDS' }] } })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Open the sample')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(submissions).toHaveLength(1))
  })

  it('asks for the code that was mailed to a new address, and sends it with the same answers', async () => {
    const refusal = { errors: ['We mailed a code.'], code: 'EMAIL_CODE_SENT', field: 'emailCode' }
    const { submissions } = await open({
      heloc: { consents: [{ type: 'ELECTRONIC_RECORDS' }] },
      refusals: { contact: refusal },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Confirm your new address'))
    await userEvent.type(await screen.findByLabelText('Code from your email'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }))
    await waitFor(() => expect(submissions).toHaveLength(2))
    expect(submissions[1]?.values).toMatchObject({ email: 'ana@example.com', emailCode: '123456' })
    await userEvent.click(screen.getByRole('button', { name: 'Change the address' }))
    expect(await screen.findByDisplayValue('ana@example.com')).toBeTruthy()
  })
})
