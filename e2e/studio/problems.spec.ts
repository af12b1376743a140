import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { changedLines, studioTest as test } from './studio-fixture.ts'

/** Saves another text in a file, as somebody does in an editor. */
const replaceIn = (dir: string, file: string, from: string | RegExp, to: string) => {
  const place = path.join(dir, file)
  const text = readFileSync(place, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not say ${from}.`)
  writeFileSync(place, changed)
}

test('a misspelled name is mended by a press of the keyboard, and a missing sentence written', async ({ page, studio }) => {
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible()
  replaceIn(studio.dir, 'flows/pages.json', '"title": "start.profile.title"', '"title": "start.profil.title"')
  await page.getByRole('link', { name: 'Problems' }).click()
  const mend = page.getByRole('button', { name: 'Write "start.profile.title" instead of "start.profil.title"' })
  await expect(mend.first()).toBeVisible()
  await expectAccessible(page)
  await mend.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('None: every applicant can finish.')).toBeVisible()
  expect(changedLines(studio.dir)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mend.first()).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('None: every applicant can finish.')).toBeVisible()

  replaceIn(studio.dir, 'flows/pages.json', '"title": "start.profile.title"', '"title": "start.welcomeAgain"')
  const write = page.getByRole('button', { name: 'Write the message "start.welcomeAgain"' })
  await page.getByLabel('What it says').first().fill('Welcome again')
  await write.first().click()
  await expect(write).toHaveCount(0)
  expect(changedLines(studio.dir)).toContainEqual(expect.stringMatching(/^\+.*"start.welcomeAgain": "Welcome again"/))
})

test('the road to a problem is played page by page', async ({ page, studio }) => {
  const process = JSON.parse(readFileSync(path.join(studio.dir, 'flows/process.json'), 'utf8'))
  const { softCreditConsented, ...jobs } = process.transitions
  expect([softCreditConsented, jobs]).not.toContain(undefined)
  await page.getByRole('link', { name: 'Problems' }).click()
})
