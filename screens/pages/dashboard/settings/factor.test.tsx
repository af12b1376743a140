import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { loadForm } from '../../../kit/forms/load-form.ts'
import { FactorSection } from './parts/factor/factor-section.tsx'

// Letters are typed one by one, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const path = '/identity/secure/api/v1/second-factor'
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const uri = `otpauth://totp/x?secret=${secret}`
const qrCode = 'data:image/svg+xml;base64,PHN2Zy8+'
const codes = Array.from({ length: 10 }, (_, at) => `CODE-000${at}`)
const on = { isSet: true, setAt: '2026-03-02T15:00:00.000Z', recoveryCodesLeft: 9 }
const off = { isSet: false }

afterEach(() => vi.unstubAllGlobals())

/** Opens the section of an account with or without a second factor. */
async function open(view: object, removal: () => Answer = () => ({ body: off })) {
  let now = view
  const calls = answerCalls({
    [`${path}/confirmation`]: () => {
      now = on
      return { body: { recoveryCodes: codes } }
    },
    [`${path}/removal`]: removal,
    [`${path}/recovery-codes`]: { body: { recoveryCodes: codes } },
    [path]: ({ method }) => ({ body: method === 'GET' ? now : { secret, uri, qrCode } }),
    '/identity/secure/api/v1/sessions': { body: [] },
    '/service-profile': { body: { email: 'maya@example.com' } },
  })
  await Promise.all([
    loadForm('dashboard/account-data'),
    loadForm('dashboard/factor-change'),
    loadForm('auth/code'),
    import('../../../features/account/own-widgets.tsx'),
  ])
  await renderScreen(<FactorSection />, { path: '/dashboard/settings' })
  return { calls, section: within(await screen.findByRole('region', { name: 'Second step at sign-in' })) }
}

// Within one `act`, because the next form may suspend for a moment.
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))
const enter = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

async function setUp() {
  await press('Set up the second step')
  await enter('Current password', 'correct horse battery')
  await press('Continue')
  await enter('Code from your app', '123456')
  await press('Confirm and turn on')
}

describe('the second step at sign-in', () => {
  it('is by choice: it says that it is off, and against what it helps', async () => {
    const { section } = await open(off)
    expect(await section.findByText(/^It is off/)).toBeTruthy()
    expect(section.getByText(/Someone who gets into your email then cannot/)).toBeTruthy()
  })

  it('is set up for the password, with a picture to scan or a key to type, and a code of the app', async () => {
    const { calls, section } = await open(off)
    await press('Set up the second step')
    await enter('Current password', 'correct horse battery')
    await press('Continue')
    expect(calls.at(-1)).toMatchObject({ url: path, body: { currentPassword: 'correct horse battery' } })
    expect((await section.findByRole('img')).getAttribute('src')).toBe(qrCode)
    expect(section.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
    expect(section.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(uri)
    await enter('Code from your app', '123456')
    await press('Confirm and turn on')
    expect(calls.find(({ url }) => url === `${path}/confirmation`)?.body).toEqual({ code: '123456' })
  })

  it('shows the recovery codes once, until they are kept', async () => {
    const { section } = await open(off)
    await setUp()
    await waitFor(() =>
      expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Keep your recovery codes' })),
    )
    for (const code of codes) expect(section.getByText(code)).toBeTruthy()
    await press('I have kept them')
    expect(section.queryByText(codes[0] ?? '')).toBeNull()
    expect(document.activeElement?.textContent).toContain('The second step is on.')
    expect(section.getByText(/^It has been on since 03\/02\/2026/)).toBeTruthy()
  })

  it('lets the recovery codes be copied and downloaded', async () => {
    const { section } = await open(off)
    await setUp()
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:x'
    })
    await press('Copy the codes')
    expect(copied).toEqual([codes.join('\n')])
    expect(section.getByRole('button', { name: 'The codes are copied.' })).toBeTruthy()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await press('Download the codes')
    for (const code of codes) expect(await files[0]?.text()).toContain(code)
  })

  it('says since when it is on and how many recovery codes are left', async () => {
    const { section } = await open(on)
    expect(await section.findByText(/^It has been on since 03\/02\/2026/)).toBeTruthy()
    expect(section.getByText(/^You have 9 recovery codes left\./)).toBeTruthy()
  })

  it('makes new recovery codes for the password and a code, and shows them once', async () => {
    const { calls, section } = await open(on)
    await section.findByText(/^It has been on/)
    await press('Get new recovery codes')
    expect(section.getByText(/the ones you have now stop working/)).toBeTruthy()
    await enter('Current password', 'correct horse battery')
    await enter('Code from your app, or a recovery code', '123456')
    await press('Make ten new codes')
    const sent = calls.find(({ url }) => url === `${path}/recovery-codes`)
    expect(sent?.body).toEqual({ currentPassword: 'correct horse battery', code: '123456' })
    for (const code of codes) expect(section.getByText(code)).toBeTruthy()
    await press('I have kept them')
    expect(section.queryByText(codes[0] ?? '')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Your new recovery codes are ready to use.')
  })

  it('is turned off for the password and a code, and says which of them was wrong', async () => {
    const refused = { errors: ['This code is not right.'], field: 'code', code: 'FACTOR_CODE' }
    let answer: Answer = { status: 422, body: refused }
    const { calls, section } = await open(on, () => answer)
    await section.findByText(/^It has been on/)
    await press('Turn it off')
    await enter('Current password', 'correct horse battery')
    await enter('Code from your app, or a recovery code', '123456')
    await press('Turn off the second step')
    const field = screen.getByLabelText('Code from your app, or a recovery code')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    answer = { body: off }
    await press('Turn off the second step')
    expect(await section.findByText(/^The second step is off\./)).toBeTruthy()
    expect(section.getByText(/^It is off/)).toBeTruthy()
    const sent = calls.filter(({ url }) => url === `${path}/removal`)
    expect(sent.at(-1)?.body).toEqual({ currentPassword: 'correct horse battery', code: '123456' })
  })
})
