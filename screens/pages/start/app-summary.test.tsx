import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Heloc } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import AppSummary from './app-summary.tsx'

const disclosure = {
  uuid: 'd0000000-0000-4000-8000-000000000001',
  type: 'APPLICATION_DISCLOSURE',
  name: 'Disclosures.pdf',
} as const
const summary = {
  uuid: 'd0000000-0000-4000-8000-000000000002',
  type: 'SUMMARY_DISCLOSURE',
  name: 'Summary.pdf',
} as const
const text = (letter: string) => ({
  title: letter,
  version: '2026-01',
  textHash: letter.repeat(64),
  sections: [{ paragraphs: [`Words of ${letter}.`] }],
})
// This browser shows no PDF: the page falls back to the text, as for screen readers.
const open = (documents: Heloc['documents'] = [disclosure, summary], hasForm = true, profile = {}) =>
  renderPage(<AppSummary />, {
    hasForm,
    profile: { name: { firstName: 'Ana', lastName: 'Cole' }, ...profile },
    heloc: { term: 10, amount: 50_000, rate: 8.4, originationFeeBps: 299, documents },
    answers: {
      '/disclosures/hard-credit': text('c'),
      [`${disclosure.uuid}/text`]: text('a'),
      [`${summary.uuid}/text`]: text('b'),
    },
  })
const sign = async () => {
  await userEvent.type(screen.getByLabelText('Social Security number'), '123456789')
  await signWithoutNumber()
}
const signWithoutNumber = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /hard credit pull/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Type your full name to sign' }), 'Ana Cole')
  await userEvent.click(screen.getByRole('checkbox', { name: /my signature/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign and apply' }))
}

const readBoth = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /have read/ }))
  await screen.findByText('Words of b.')
  await userEvent.click(await screen.findByRole('button', { name: /have read/ }))
  screen.getByText('2 of 2 read')
}

describe('start/app-summary', () => {
  it('brings a document that is opened on a telephone to the top, above the bars at the foot', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const scrolled = vi.fn()
    HTMLElement.prototype.scrollIntoView = scrolled
    await open()
    const toggle = await screen.findByRole('button', { name: /^Summary of your application/ })
    await userEvent.click(toggle)
    await screen.findByText('Words of b.')
    expect(scrolled.mock.instances).toContain(toggle)
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    vi.unstubAllGlobals()
  })

  it('leads from a document whose text is confirmed to the next one, and from the last to the signature', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /have read/ }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Summary of your application/ }))
    await userEvent.click(await screen.findByRole('button', { name: /have read/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to the signature' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign' }))
  })

  it('leads from what was checked to what is read and signed', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'All of this is right' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Read and sign' }))
  })

  it('folds all parts but the line on a telephone, each to its first answer', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { container } = await open()
    const parts = Array.from(container.querySelectorAll<HTMLDetailsElement>('details.summary-part'))
    expect(parts.map((part) => part.open)).toEqual([true, ...parts.slice(1).map(() => false)])
    expect(parts[0]?.querySelector('summary')?.textContent).toContain('$617.26')
    vi.unstubAllGlobals()
  })

  it('unfolds all parts and opens the first document when a telephone is turned, and closes no document when it is turned back', async () => {
    const turn = (isNarrow: boolean) => {
      vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
      act(() => void window.dispatchEvent(new Event('resize')))
    }
    turn(true)
    const { container } = await open()
    const folded = () => container.querySelectorAll('details.summary-part').length
    const first = container.querySelector('.reading-toggle')
    expect([folded() > 0, first?.ariaExpanded]).toEqual([true, 'false'])
    turn(false)
    expect([folded() > 0, first?.ariaExpanded]).toEqual([false, 'true'])
    turn(true)
    expect([folded() > 0, first?.ariaExpanded]).toEqual([true, 'true'])
    vi.unstubAllGlobals()
  })

  it('waits for every disclosure before it asks for a signature', async () => {
    await open([disclosure], false)
    screen.getByText(/We are preparing the documents/)
    expect(screen.queryByRole('button', { name: 'Sign and apply' })).toBeNull()
  })

  it('shows the line with its payment and fee', async () => {
    await open()
    for (const figure of ['$617.26', '8.40%', '10 years']) screen.getByText(figure)
    screen.getByText('$1,495.00')
  })

  it('lets the offer and each contact detail be changed, by buttons whose names say which, and nothing else', async () => {
    const { submissions } = await open(undefined, true, {
      email: 'ana@example.com',
      phoneNumbers: [{ number: '+17755550123' }],
      addresses: [{ ownership: 'MAILING', street1: '12 Elm St', city: 'Reno', state: 'NV', zip: '89501' }],
    })
    const buttons = screen.getAllByRole('button', { name: /^Change / })
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Change your offer',
      'Change Email address',
      'Change Phone',
      'Change Mailing address',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Change Phone' }))
    expect(submissions).toMatchObject([{ name: 'contact-change', values: {} }])
  })

  it('refuses the signature while a disclosure is unread', async () => {
    const { submissions } = await open()
    await screen.findByText('Words of a.')
    await sign()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Read the 2 documents that are still to read to the end first.',
    )
    expect(submissions).toEqual([])
  })

  it('does not ask again for a Social Security number that is known', async () => {
    const { submissions } = await open([disclosure, summary], true, { hasSsn: true })
    expect(screen.queryByLabelText('Social Security number')).toBeNull()
    screen.getByText(/you gave us before/)
    await readBoth()
    await signWithoutNumber()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]?.values).not.toHaveProperty('ssn')
  })

  it('requires the Social Security number while it is not known', async () => {
    const { submissions } = await open()
    await readBoth()
    await signWithoutNumber()
    expect((await screen.findByRole('alert')).textContent).toContain('Required')
    expect(submissions).toEqual([])
  })

  it('names every disclosure by the hash of the words that were read', async () => {
    const { submissions } = await open()
    await readBoth()
    await sign()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'summary',
      values: {
        ssn: '123456789',
        consentTextHash: 'c'.repeat(64),
        documents: [
          { uuid: disclosure.uuid, textHash: 'a'.repeat(64) },
          { uuid: summary.uuid, textHash: 'b'.repeat(64) },
        ],
      },
    })
  })
})
