import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { changedLines, studioTest as test } from './studio-fixture.ts'

test('a sentence is reworded for one lender, proven, taken back and proposed', async ({ page, studio }) => {
  await page.getByRole('combobox', { name: 'Lender' }).selectOption('redwood-coast')
  await page.getByRole('searchbox').fill('How can we reach you?')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem')
  await found.filter({ hasText: 'start.contact.title' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How can we reach you?')
  await page.getByRole('button', { name: 'How can we reach you?' }).click()
  await page.getByLabel('New wording').fill('Where can we reach you?')
  await page.getByRole('radio', { name: /^redwood-coast/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Where can we reach you?' })).toBeVisible()
  expect(changedLines(studio.dir)).toEqual([
    expect.stringMatching(/^-.*complete.title/),
    expect.stringMatching(/^\+.*complete.title.*,$/),
    expect.stringContaining('+      "start.contact.title": "Where can we reach you?"'),
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'How can we reach you?' })).toBeVisible()
  expect(changedLines(studio.dir)).toEqual([])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible()

  await page.getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByText('Where can we reach you?').first()).toBeVisible()
  await page.getByLabel('Name of the branch').fill('reach-you')
  await page.getByLabel('What it is for').fill('Ask where, not how')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText('Proposed as')).toBeVisible()
  const message = execFileSync('git', ['log', '-1', '--format=%B', 'reach-you'], {
    cwd: studio.dir,
    encoding: 'utf8',
  })
  expect(message).toContain('Ask where, not how\n\n- ')
  expect(readFileSync(path.join(studio.dir, '.journey/proposed/reach-you.ndjson'), 'utf8')).toContain(
    'Reword',
  )
})
