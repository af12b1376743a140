import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { changedLines, studioTest as test } from './studio-fixture.ts'

test('a condition tells for whom it holds while it is edited, by the keyboard, before it is saved', async ({
  page,
  studio,
}) => {
  const { examples } = JSON.parse(
    readFileSync(path.join(studio.dir, 'flows/examples/predicates.json'), 'utf8'),
  )
  const said: readonly { title: string; answer: boolean }[] = examples.inTexas
  const place = { file: 'flows/predicates.json', pointer: '/predicates/inTexas' }
  await page.goto(new URL(`/file?${new URLSearchParams(place)}`, page.url()).href)
  await page.getByRole('button', { name: 'the state of the home is TX' }).focus()
  await page.keyboard.press('Enter')
  const truth = page.getByRole('region', { name: 'For whom it holds' })
  const yes = said.filter(({ answer }) => answer).length
  await expect(truth.getByRole('status')).toHaveText(
    `It holds for ${yes} of ${said.length} people of the scenarios and examples.`,
  )
  await expect(page.getByRole('region', { name: 'What it moves' })).toContainText('texasHomestead')

  await page.getByRole('textbox', { name: 'Value' }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('OH')
  await expect(truth.getByRole('status')).toContainText(`as saved, for ${yes}.`)
  await expect(truth.getByRole('status')).toContainText(`This edit changes it for ${yes}:`)
  await expect(truth).toContainText('Examples of this condition that say otherwise')
  for (const { title } of said.filter(({ answer }) => answer))
    await expect(truth.getByRole('link', { name: title }).first()).toBeVisible()
  await expectAccessible(page)
  expect(changedLines(studio.dir)).toEqual([])
})
