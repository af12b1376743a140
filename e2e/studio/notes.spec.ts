import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { changedFiles, studioTest as test } from './studio-fixture.ts'

/** Writes a note by the keyboard; afterwards the focus is where one can change it. */
async function write(page: Page, note: Locator, text: string): Promise<void> {
  await note.getByRole('button', { name: 'Write a note' }).press('Enter')
  await expect(note.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(text)
  await note.getByRole('button', { name: 'Save the note' }).press('Enter')
  await expect(note.getByText(text)).toBeVisible()
  await expect(note.getByRole('button', { name: 'Change the note' })).toBeFocused()
}

test('notes on a page, a question and a state are written, found, taken back and proposed, by the keyboard', async ({
  page,
  studio,
}) => {
  await page.getByRole('link', { name: 'How can we reach you?', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How can we reach you?')
  const ofPage = page.getByRole('group', { name: 'Note on How can we reach you?' })
  await write(page, ofPage, 'Legal reads this page in spring.')
  await write(
    page,
    page.getByRole('group', { name: 'Note on Mobile phone number' }),
    'Some have two of them.',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Map' }).press('Enter')
  const map = page.getByRole('group', { name: 'What happens to the application' })
  await map.getByRole('button', { name: ', LIEN_VERIFICATION,' }).press('Enter')
  const chosen = page.getByRole('complementary', { name: 'Chosen state' })
  await write(page, chosen.getByRole('group', { name: /^Note on/ }), 'Slow on Mondays.')
  await expectAccessible(page)
  expect(changedFiles(studio.dir)).toEqual(['flows/notes.json'])

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(chosen.getByText('Slow on Mondays.')).toBeHidden()
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await expect(chosen.getByText('Slow on Mondays.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Journey' }).press('Enter')
  await page.getByRole('searchbox').fill('legal reads')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
  await found.filter({ hasText: 'notes' }).getByRole('link').press('Enter')
  await expect(ofPage.getByText('Legal reads this page in spring.')).toBeVisible()

  await page.getByRole('link', { name: 'Changes' }).press('Enter')
  await page.getByLabel('Name of the branch').fill('noted')
  await page.getByLabel('What it is for').fill('Keep what we know')
  await page.getByRole('button', { name: 'Propose' }).press('Enter')
  await expect(page.getByText('Proposed as')).toBeVisible({ timeout: 60_000 })
  const files = execFileSync('git', ['show', '--name-only', '--format=', 'noted'], {
    cwd: studio.dir,
    encoding: 'utf8',
  })
  expect(files.trim()).toBe('flows/notes.json')
})
