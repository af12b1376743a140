import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { studioTest as test } from './studio-fixture.ts'

test.use({ recorded: true })

const proven = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible({ timeout: 60_000 })

test('a draft that leads recorded roads elsewhere is proposed once each is accepted, by the keyboard', async ({
  page,
  studio,
}) => {
  await page.evaluate(async () => {
    await fetch('/api/job', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ job: 'skipPage', details: { page: 'start/hmda', lender: 'stonebridge-trust' } }),
    })
  })
  await page.getByRole('link', { name: 'Changes' }).click()
  const roads = page.getByRole('region', { name: 'Recorded roads that differ' })
  const boxes = roads.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible({ timeout: 60_000 })
  await expect(roads).toContainText('For stonebridge-trust. This road leads elsewhere')
  await expect(roads).toContainText('"Fair lending questions" (start/hmda) at HMDA')
  await proven(page)
  await expectAccessible(page)

  await page.getByLabel('Name of the branch').fill('no-questions')
  await page.getByLabel('What it is for').fill('Ask nothing of the census there')
  await page.getByRole('button', { name: 'Propose' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('not accepted yet, so the draft cannot be proposed')

  const count = await boxes.count()
  for (let index = 0; index < count; index++) await boxes.nth(index).press('Space')
  await roads.getByRole('button', { name: `Accept ${count} roads` }).press('Enter')
  await expect(roads).toContainText('All roads are as they were recorded.', { timeout: 60_000 })
  await proven(page)
  await page.getByRole('button', { name: 'Propose' }).press('Enter')
  await expect(page.getByText('Proposed as')).toBeVisible({ timeout: 60_000 })
  const files = execFileSync('git', ['show', '--name-only', '--format=', 'no-questions'], {
    cwd: studio.dir,
    encoding: 'utf8',
  })
  expect(files.trim().split('\n')).toEqual([
    'tenants/stonebridge-trust/tenant.json',
    'tests/scenarios/sequences/autumn-gate.json',
    'tests/scenarios/sequences/stonebridge-trust.json',
  ])
})
