import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import StartContact from './contact.tsx'

const address = { street1: '12 Elm St', city: 'Reno', state: 'NV', zip: '89501' }
const text = { title: 'Consent', version: '2026-01', textHash: 'e'.repeat(64), sections: [] }
const open = () =>
  renderPage(<StartContact />, {
    profile: { email: 'ana@example.com', phoneNumbers: [{ number: '+17755550123' }] },
    heloc: { property: { address } },
    answers: { '/disclosures/esign': text },
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

  it('asks for the address when letters go elsewhere', async () => {
    const { submissions } = await open()
    await userEvent.click(screen.getByRole('radio', { name: /To another address/ }))
    await consent()
    await send()
    await screen.findByRole('alert')
    expect(submissions).toEqual([])
  })
})
