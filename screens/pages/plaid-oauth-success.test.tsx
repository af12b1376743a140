import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { savePendingLink } from '../features/linking/pending-link.ts'
import { saveStored } from '../storage/browser-store.ts'
import PlaidOauthSuccess from './plaid-oauth-success.tsx'

const uuid = '11111111-1111-4111-8111-111111111111'
const application = '/service-application/api/v1/application/heloc/11111111'
const place = () => screen.getByTestId('place').textContent

afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe('plaid-oauth-success', () => {
  it('links the account of the application that the browser remembers, and goes on there', async () => {
    saveStored('applicationUuid', uuid)
    savePendingLink({ linking: 'BANK_ACCOUNT', publicToken: 'plaid-sandbox-own', name: 'Harbor Savings' })
    const calls = answerCalls({ [application]: { body: { status: {} } } })
    await renderScreen(<PlaidOauthSuccess />, { path: '/account/heloc/plaid-oauth-success' })
    await waitFor(() => expect(place()).toBe(`/account/heloc/${uuid}`))
    expect(calls[0]).toMatchObject({ method: 'POST', body: { publicToken: 'plaid-sandbox-own' } })
    expect(calls[0]?.url).toMatch(/\/submissions\/linked-account$/)
  })

  it('links the income that the applicant had left to link', async () => {
    saveStored('applicationUuid', uuid)
    savePendingLink({
      linking: 'PLAID_TRANSACTIONS',
      publicToken: 'plaid-sandbox-own',
      name: 'Harbor Savings',
    })
    const calls = answerCalls({ [application]: { body: {} } })
    await renderScreen(<PlaidOauthSuccess />)
    await waitFor(() => expect(place()).toBe(`/account/heloc/${uuid}`))
    expect(calls[0]?.url).toMatch(/\/income-links\/PLAID_TRANSACTIONS$/)
  })

  it('says why when the server refuses, and leads on', async () => {
    saveStored('applicationUuid', uuid)
    savePendingLink({ linking: 'BANK_ACCOUNT', publicToken: 'old', name: 'Harbor Savings' })
    const errors = ['The link is no longer valid. Please link again.']
    answerCalls({ [application]: { status: 422, body: { errors } } })
    await renderScreen(<PlaidOauthSuccess />)
    await screen.findByText('Your bank is not linked')
    expect(document.body.textContent).toContain(errors[0])
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/account/heloc/${uuid}`)
  })

  it('leads to the dashboard a browser that remembers no application', async () => {
    await renderScreen(<PlaidOauthSuccess />)
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard')
  })
})
