import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { studioTest as test } from './studio-fixture.ts'

test.use({
  positions: [
    [1, 2, 3].map((index) => ({
      application: `A${index}`,
      tenant: 'hearthline',
      state: 'LIEN_VERIFICATION',
    })),
    { scope: 'test' },
  ],
})

test('applications are seen where they stand, and a moved arrow in words, by the keyboard', async ({
  page,
  studio,
}) => {
  const row = page.getByRole('row', { name: /Confirm your mortgages/ })
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Map' }).click()
  const map = page.getByRole('group', { name: 'What happens to the application' })
  const state = map.getByRole('button', { name: ', LIEN_VERIFICATION,' })
  await expect(state).toHaveAccessibleName(/, 3 here/)
  await state.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Chosen state' })).toContainText('3 stand here now')
  await expectAccessible(page)

  const file = path.join(studio.dir, 'flows/process.json')
  const { transitions } = JSON.parse(readFileSync(file, 'utf8'))
  await page.evaluate(
    async ([before]) => {
      const changes = [
        { file: 'flows/process.json', pointer: '/transitions/liensConfirmed/to', before, after: 'HMDA' },
      ]
      await fetch('/api/edit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Lead elsewhere', changes }),
      })
    },
    [transitions.liensConfirmed.to],
  )
  const marked = page.getByRole('region', { name: 'What is marked' })
  const moved = marked.getByRole('button', {
    name: /^Liens confirmed, .*leads to Fair lending questions; before, to /,
  })
  await moved.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'LIEN_VERIFICATION' })).toBeVisible()
  await expectAccessible(page)
})
