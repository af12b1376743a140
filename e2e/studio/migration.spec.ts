import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { changedFiles, studioTest as test } from './studio-fixture.ts'

test('open applications that a draft would strand are led on by a migration, by the keyboard', async ({
  page,
  studio,
}) => {
  const { transitions } = JSON.parse(readFileSync(path.join(studio.dir, 'flows/process.json'), 'utf8'))
  await page.evaluate(
    async ([before]) => {
      const pointer = '/transitions/insuranceProvided/from'
      const changes = [{ file: 'flows/process.json', pointer, before, after: ['DEED_SIGNING'] }]
      await fetch('/api/edit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Ask for no insurance', changes }),
      })
    },
    [transitions.insuranceProvided.from],
  )
  await page.getByRole('link', { name: 'Changes' }).press('Enter')
  const stranded = page.getByRole('region', { name: 'Open applications that this may strand' })
  const sentence = stranded.getByText('Nothing leads from TRUST_AND_INSURANCE to an ending')
  await expect(sentence).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)

  const to = stranded.getByLabel('State to which those of TRUST_AND_INSURANCE go').first()
  await to.focus()
  await page.keyboard.type('"Meet your notary" (DEED')
  await expect(to).toHaveValue('DEED_SIGNING')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Insurance is asked for at the notary.')
  await page.keyboard.press('Enter')
  await expect(sentence).toBeHidden({ timeout: 120_000 })
  expect(changedFiles(studio.dir)).toEqual([
    'flows/process.json',
    'flows/migrations/trust-and-insurance-to-deed-signing.json',
  ])
})
