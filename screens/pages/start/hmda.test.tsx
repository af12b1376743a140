import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import StartHmda from './hmda.tsx'

const decline = 'I do not wish to provide this information'
const box = (question: string, name: string) =>
  within(screen.getByRole('group', { name: `${question} (optional)` })).getByRole<HTMLInputElement>(
    'checkbox',
    { name },
  )

describe('start/hmda', () => {
  it('preselects nothing', async () => {
    await renderPage(<StartHmda />)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
  })

  it('takes several answers to a question', async () => {
    await renderPage(<StartHmda />)
    await userEvent.click(box('Race', 'Asian'))
    await userEvent.click(box('Race', 'White'))
    expect([box('Race', 'Asian').checked, box('Race', 'White').checked]).toEqual([true, true])
  })

  it('lets declining stand alone, and an answer take its place', async () => {
    await renderPage(<StartHmda />)
    await userEvent.click(box('Sex', 'Female'))
    await userEvent.click(box('Sex', decline))
    expect(box('Sex', 'Female').checked).toBe(false)
    await userEvent.click(box('Sex', 'Male'))
    expect(box('Sex', decline).checked).toBe(false)
  })

  it('goes on when every question is left blank, as a federal form may be', async () => {
    const { submissions } = await renderPage(<StartHmda />)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(submissions.map(({ values }) => values)).toEqual([{}]))
  })

  it('goes on when every question is declined', async () => {
    const { submissions } = await renderPage(<StartHmda />)
    for (const question of ['Ethnicity', 'Race', 'Sex']) await userEvent.click(box(question, decline))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const declined = ['DECLINED']
    await waitFor(() =>
      expect(submissions).toMatchObject([
        { name: 'demographics', values: { ethnicity: declined, race: declined, sex: declined } },
      ]),
    )
  })

  it.each([
    ['Change your contact details', 'contact-change'],
    ['Change your offer', 'offer-change'],
  ])('lets an earlier answer be given anew: %s', async (name, submission) => {
    const { submissions } = await renderPage(<StartHmda />)
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(submissions).toMatchObject([{ name: submission }]))
  })
})
