import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/fixtures.ts'
import { studioTest as test } from './studio-fixture.ts'

const repository = path.resolve(import.meta.dirname, '../..')

const read = (dir: string, file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8'))

test('a state and an arrow are drawn on the map by the keyboard, marked, and taken back', async ({
  page,
  studio,
}) => {
  const { initial, states, transitions } = read(studio.dir, 'flows/process.json')
  await page.getByRole('link', { name: 'Map' }).click()
  const map = page.getByRole('group', { name: 'What happens to the application' })
  const state = (id: string) => map.getByRole('button', { name: `, ${id},` })
  await expect(state(initial)).toBeVisible()
  await page.getByRole('button', { name: 'Unfold rare roads' }).click()
  for (const id of Object.keys(states)) await expect(state(id)).toHaveCount(1)
  await expectAccessible(page)

  await page.getByText('Add a state').click()
  await page.getByLabel('Name', { exact: true }).fill('SECOND_LOOK')
  await page.getByRole('button', { name: 'Add the state' }).click()
  await expect(state('SECOND_LOOK')).toHaveAccessibleName(/, new/)

  await state(initial).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Draw an arrow from here' }).click()
  await state('SECOND_LOOK').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('By the event').fill('secondLookAsked')
  await page.getByRole('button', { name: 'Draw the arrow' }).click()
  await expect(page.getByRole('button', { name: 'SECOND_LOOK', exact: true })).toBeVisible()
  await expectAccessible(page)
  const drawn = read(studio.dir, 'flows/process.json')
  expect(drawn.states).toEqual({ ...states, SECOND_LOOK: {} })
  expect(drawn.transitions).toEqual({
    ...transitions,
    secondLookAsked: { from: [initial], to: 'SECOND_LOOK' },
  })

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(state('SECOND_LOOK')).toHaveCount(0)
})

test('a journey is walked, told why, gone back and recorded as a scenario', async ({ page, studio }) => {
  await page.getByRole('link', { name: 'Walk' }).click()
  const next = page.getByRole('region', { name: 'What may happen next' })
  const here = page.getByRole('region', { name: 'Where the applicant is' })
  const { initial } = read(studio.dir, 'flows/process.json')
  await expect(here).toContainText(initial)
  await next.getByRole('button').first().click()
  await expect(here).not.toContainText(initial)
  await expect(page.getByRole('complementary', { name: 'Context' }).locator('ins').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Why here' })).toContainText('It begins at')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back a step' }).click()
  await expect(here).toContainText(initial)
  await next.getByRole('button').first().click()
  await expect(here).not.toContainText(initial)

  await page.getByText('Record this walk as a scenario').click()
  await page.getByLabel('What it promises').fill('Somebody begins')
  await page.getByLabel('Name of the file').fill('somebody-begins')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Recorded.')).toBeVisible()
  const recorded = read(studio.dir, 'tests/scenarios/somebody-begins.json')
  expect(recorded).toMatchObject({ title: 'Somebody begins', steps: [{ to: expect.any(String) }] })
})

test('a step is taken with answers, and a day passes, by the keyboard', async ({ page, studio }) => {
  const { states, transitions, jobs } = read(studio.dir, 'flows/process.json')
  const scenario = 'tests/scenarios/right-to-cancel.json'
  cpSync(path.join(repository, scenario), path.join(studio.dir, scenario))
  const { title } = read(studio.dir, scenario)
  await page.getByRole('link', { name: 'Walk' }).click()
  const here = page.getByRole('region', { name: 'Where the applicant is' })
  const next = page.getByRole('region', { name: 'What may happen next' })
  await page.getByLabel('Jump to').selectOption('OFFER_SELECTION')
  await expect(here).toContainText('OFFER_SELECTION')
  const offer = next.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'offer' }) })
  await offer.getByText('With answers').focus()
  await page.keyboard.press('Enter')
  await offer.locator('input[type=number]').first().focus()
  await page.keyboard.type('120')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Walked so far' })).toContainText(' 120')

  await page.getByLabel('Begin with').selectOption(title)
  const [waits = ''] = Object.keys(states).filter((id) => states[id].pace === 'businessDay')
  const [ended = ''] = jobs[states[waits].job]
  await page
    .getByRole('region', { name: 'Walked so far' })
    .getByRole('button', { name: waits, exact: true })
    .first()
    .click()
  const day = next.getByRole('button', { name: `A day passes: ${ended}` })
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(here).toContainText(transitions[ended].to)
})
