import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import CreditDecline from './credit.tsx'
import Decline from './decline.tsx'
import IncomeDecline from './income.tsx'

const notice = { uuid: 'd0000000-0000-4000-8000-000000000001', type: 'ADVERSE_ACTION_NOTICE' as const }
const sections = [
  { heading: 'Principal reasons for our decision', paragraphs: ['Bankruptcy in your credit report.'] },
  { heading: 'Your credit score', paragraphs: ['We used it.'], table: [['Your credit score', '548']] },
]
const setting = {
  heloc: { documents: [notice], loanNumber: 'L-1042' },
  answers: { [`/documents/${notice.uuid}/text`]: { title: 'Notice', sections } },
  hasForm: false,
}

describe('a decision', () => {
  it('shows the notice word for word, with its reasons and the score', async () => {
    await renderPage(<CreditDecline />, setting)
    await screen.findByText('Bankruptcy in your credit report.')
    screen.getByText('548')
    screen.getByText(/Work on the key factors in the notice/)
  })

  it('marks a notice in another language than the page, and says that it stands in the one in which it was made', async () => {
    const text = { title: 'Aviso', locale: 'es-US', sections }
    const answers = { [`/documents/${notice.uuid}/text`]: text }
    await renderPage(<Decline />, { ...setting, answers })
    const words = await screen.findByText('Bankruptcy in your credit report.')
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe('es-US')
    const said = screen.getByText('This document stands in Spanish, the language in which it was made.')
    expect(said.closest('[lang="es-US"]')).toBeNull()
  })

  it('says nothing of the language of a notice in that of the page', async () => {
    const answers = { [`/documents/${notice.uuid}/text`]: { title: 'Notice', locale: 'en-US', sections } }
    await renderPage(<Decline />, { ...setting, answers })
    await screen.findByText('Bankruptcy in your credit report.')
    expect(screen.queryByText(/the language in which it was made/)).toBeNull()
  })

  it('says what one can do before the notice, which is long, and shows the notice whole', async () => {
    await renderPage(<CreditDecline />, setting)
    const notice = await screen.findByText('Bankruptcy in your credit report.')
    const steps = screen.getByRole('heading', { name: 'What you can do' })
    expect(steps.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(notice.closest('details')).toBeNull()
  })

  it('advises to talk before it advises on a report, which the reasons need not rest on', async () => {
    await renderPage(<Decline />, setting)
    const talk = screen.getByText(/^Talk to us/)
    const report = screen.getByText(/^If the notice names a credit agency/)
    expect(talk.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says that the reasons come by mail while there is no notice', async () => {
    await renderPage(<Decline />, { hasForm: false })
    screen.getByText(/come to you in a notice by mail/)
  })

  it('says what changes an answer about debts', async () => {
    await renderPage(<IncomeDecline />, setting)
    screen.getByText(/Paying off a loan or a card/)
  })

  it.each([
    ['error/decline', <Decline key="" />],
    ['error/credit', <CreditDecline key="" />],
    ['error/income', <IncomeDecline key="" />],
  ])('%s names whom to call and the number to say', async (_, page) => {
    await renderPage(page, setting)
    expect(screen.getByRole('link', { name: '(888) 555-0134' })).toBeDefined()
    screen.getByText(/L-1042/)
  })

  it('says on which day it was made, and leads to the dashboard', async () => {
    const dated = { ...notice, createdDate: '2026-03-04T18:00:00Z' }
    await renderPage(<Decline />, { ...setting, heloc: { documents: [dated] } })
    screen.getByText('03/04/2026')
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it.each([
    ['Pacific/Honolulu', '03/04/2026'],
    ['Pacific/Guam', '03/05/2026'],
  ])('was made on the day of a property in %s, as its notice says: %s', async (timeZone, day) => {
    const dated = { ...notice, createdDate: '2026-03-04T20:00:00Z' }
    await renderPage(<Decline />, { ...setting, heloc: { documents: [dated], timeZone } })
    screen.getByText(day)
  })

  it('leads to another application', async () => {
    await renderPage(<Decline />, { hasForm: false })
    expect(screen.getByRole('link', { name: 'apply again' }).getAttribute('href')).toBe(
      '/account/heloc/register',
    )
  })
})
