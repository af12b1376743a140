import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { changedLines, studioTest as test } from './studio-fixture.ts'

/** Saves another text in a file, as somebody does in an editor. */
function replaceIn(dir: string, file: string, from: string, to: string): void {
  const place = path.join(dir, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`)
  writeFileSync(place, text.replace(from, to))
}

test('a misspelled name is mended by a key, and a missing sentence written', async ({ page, studio }) => {
  const title = '"title": "start.profile.title"'
  await page.getByRole('link', { name: 'Problems' }).click()
  await expect(page.getByText('None: every applicant can finish.')).toBeVisible()
  replaceIn(studio.dir, 'flows/pages.json', title, '"title": "start.profil.title"')
  const mend = page.getByRole('button', {
    name: 'Write "start.profile.title" instead of "start.profil.title"',
  })
  await expect(mend).toBeVisible()
  await expectAccessible(page)
  await mend.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('None: every applicant can finish.')).toBeVisible()
  expect(changedLines(studio.dir)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mend).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('None: every applicant can finish.')).toBeVisible()

  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible()
  replaceIn(studio.dir, 'flows/pages.json', title, '"title": "start.welcomeAgain"')
  const write = page.getByRole('button', { name: 'Write the message "start.welcomeAgain"' })
  await page.getByLabel('What it says').fill('Welcome again')
  await page.keyboard.press('Enter')
  await expect(write).toHaveCount(0)
  expect(changedLines(studio.dir)).toContainEqual(
    expect.stringMatching(/^\+.*"start.welcomeAgain": "Welcome again"/),
  )
})

test('the road to a problem is played page by page', async ({ page, studio }) => {
  const file = path.join(studio.dir, 'flows/process.json')
  const process = JSON.parse(readFileSync(file, 'utf8'))
  const [stuck = ''] = Object.keys(process.states).filter((id) => process.states[id].pace === 'businessDay')
  process.states[stuck] = {}
  writeFileSync(file, JSON.stringify(process, null, 2))
  await page.getByRole('link', { name: 'Problems' }).click()
  const problem = page.getByRole('article').filter({ hasText: `In ${stuck} nobody moves` })
  const play = problem.getByRole('button', { name: 'Play the road to it' }).first()
  await play.focus()
  await page.keyboard.press('Enter')

  const here = page.getByRole('region', { name: 'Where the applicant is' })
  await expect(here).toContainText(process.initial)
  await expect(page.getByRole('paragraph').filter({ hasText: 'The way to:' })).toContainText(
    `In ${stuck} nobody moves`,
  )
  await page.getByRole('button', { name: /^Next step: / }).focus()
  await page.keyboard.press('Enter')
  await expect(here).not.toContainText(process.initial)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(here).toContainText(stuck)
  await expect(here.locator('.warning')).toHaveCount(0)
})
