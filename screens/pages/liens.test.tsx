import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../tests/support/browser/render-page.tsx'
import Liens from './liens.tsx'

const mortgage = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  lender: 'Harbor Bank',
  type: 'MORTGAGE' as const,
  balance: 210_000,
}
const inquiry = {
  uuid: 'b0000000-0000-4000-8000-000000000002',
  creditor: 'Granite State Auto Finance',
  date: '2026-03-09',
}
const open = (status = {}, heloc = {}) =>
  renderPage(<Liens />, { heloc: { liens: [mortgage], ...heloc }, status })
const answer = (name: string) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Harbor Bank' })).getByRole('radio', { name }),
  )
const attest = () => userEvent.click(screen.getByRole('checkbox'))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and continue' }))

describe('liens', () => {
  it('shows every loan as it was found, and sends none before the list is attested', async () => {
    const { submissions } = await open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'About right' }).checked).toBe(true)
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Required')
    expect(submissions).toEqual([])
    await attest()
    await send()
    await waitFor(() => expect(submissions).toMatchObject([{ values: { liens: [mortgage] } }]))
  })

  it('sends a corrected balance and shows what is still owed', async () => {
    const { submissions } = await open()
    await answer('Different balance')
    await userEvent.type(screen.getByRole('textbox', { name: 'What you still owe' }), '198,500')
    screen.getByText('$198,500')
    await attest()
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'liens',
      values: { attested: true, liens: [{ ...mortgage, balance: 198_500 }] },
    })
  })

  it.each([
    ['85k', 'Enter a number. Did you mean 85,000? Then enter it that way.'],
    ['310.000', 'Enter a number. Did you mean 310,000? Then enter it that way.'],
    ['about 85', 'Enter a number without “about”, such as 85,000.'],
    [' ', 'Required'],
  ])('says what is wrong with the balance %o', async (balance, sentence) => {
    const { submissions } = await open()
    await answer('Different balance')
    await userEvent.type(screen.getByRole('textbox', { name: 'What you still owe' }), balance)
    await attest()
    await send()
    const [link, ...others] = (await screen.findByRole('alert')).querySelectorAll('a')
    expect([link?.textContent, others]).toEqual([`What you still owe: ${sentence}`, []])
    expect(submissions).toEqual([])
  })

  it('says which letters of an added lender no document can print', async () => {
    await open()
    await answer('Paid off')
    await userEvent.click(screen.getByRole('button', { name: 'Add a loan' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Who is the lender?' }), '中 Bank')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'HELOC')
    await userEvent.type(screen.getByRole('textbox', { name: /owe/ }), '0')
    await attest()
    await send()
    const links = (await screen.findByRole('alert')).querySelectorAll('a')
    expect([...links].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('not “中”')])
  })

  it('counts a loan that is paid off as nothing owed', async () => {
    await open()
    await answer('Paid off')
    screen.getByText('$0')
  })

  it('takes the applicant to a loan that they add, and back when it is removed', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Add a loan' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Who is the lender?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove added loan 1' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a loan' }))
  })

  it('asks for explanations of recent credit checks only when they are needed', async () => {
    await open({}, { inquiries: [inquiry] })
    expect(screen.queryByText('Recent credit checks')).toBeNull()
  })

  it('names each recent credit check with its creditor and day, and asks for its explanation', async () => {
    const { submissions } = await open({ inquiryAttestNeeded: true }, { inquiries: [inquiry] })
    await attest()
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Required')
    const name = 'Granite State Auto Finance, 03/09/2026'
    await userEvent.type(screen.getByRole('textbox', { name }), 'A car loan')
    await send()
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { values: { inquiryExplanations: [{ inquiry: inquiry.uuid, explanation: 'A car loan' }] } },
      ]),
    )
  })

  it('keeps the answers over a reload, but not the attestation', async () => {
    const before = await open({ inquiryAttestNeeded: true }, { inquiries: [inquiry] })
    await answer('Different balance')
    await userEvent.type(screen.getByRole('textbox', { name: 'What you still owe' }), '198,500')
    await userEvent.type(screen.getByRole('textbox', { name: /Granite/ }), 'A car loan')
    await userEvent.click(screen.getByRole('button', { name: 'Add a loan' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Who is the lender?' }), 'Elm Bank')
    await attest()
    before.unmount()
    await open({ inquiryAttestNeeded: true }, { inquiries: [inquiry] })
    const kept = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    expect(kept).toEqual(expect.arrayContaining(['198,500', 'Elm Bank', 'A car loan']))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  it('forgets the answers to a list of loans that is another now', async () => {
    const before = await open()
    await answer('Paid off')
    before.unmount()
    await open({}, { liens: [{ ...mortgage, uuid: 'b0000000-0000-4000-8000-000000000009' }] })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paid off' }).checked).toBe(false)
  })

  describe('about which the applicant told something before', () => {
    const told = { ...mortgage, balance: 198_500, recordedBalance: 205_000, source: 'RECORD' as const }
    const added = {
      uuid: 'b0000000-0000-4000-8000-000000000003',
      ...{ lender: 'Uncle Ben', type: 'OTHER' as const, balance: 9_000, source: 'BORROWER' as const },
    }
    const facts = () => screen.getByRole('radiogroup', { name: 'Harbor Bank' }).textContent

    it('shows what the records say as found, and what the applicant told beside it', async () => {
      await open({}, { liens: [told] })
      expect(facts()).toContain('we found a balance of $205,000 · you told us $198,500')
    })

    it('says that the applicant told of a loan as paid off', async () => {
      await open({}, { liens: [{ ...told, balance: 205_000, paidOff: true }] })
      expect(facts()).toContain('we found a balance of $205,000 · you told us that it is paid off')
    })

    it.each([
      ['what the records say', 205_000, () => answer('About right')],
      ['what was told, where nothing is changed', 198_500, () => undefined],
    ])('sends %s', async (_, balance, change) => {
      const { submissions } = await open({}, { liens: [told] })
      await change()
      await attest()
      await send()
      await waitFor(() => expect(submissions).toMatchObject([{ values: { liens: [{ balance }] } }]))
    })

    it('attributes a loan that only the applicant told of to nobody else: it stands below', async () => {
      const { submissions } = await open({}, { liens: [mortgage, added] })
      expect(screen.queryByRole('radiogroup', { name: 'Uncle Ben' })).toBeNull()
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Who is the lender?' }).value).toBe(
        'Uncle Ben',
      )
      await attest()
      await send()
      const { source: _, ...sent } = added
      await waitFor(() => expect(submissions).toMatchObject([{ values: { liens: [mortgage, sent] } }]))
    })
  })
})
