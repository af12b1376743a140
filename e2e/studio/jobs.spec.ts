import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { changedFiles, changedLines, type OpenStudio, studioTest as test } from './studio-fixture.ts'

// The usual jobs of a product owner, each without opening a file, and each ending with a journey that the linter accepts.

const proven = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'No problems' })).toBeVisible({ timeout: 60_000 })

/** Says new sentences in Spanish, where the problems ask for them: words by the end of a sentence's name. */
async function translated(page: Page, words: Readonly<Record<string, string>>) {
  await page.getByRole('link', { name: /^Problems/ }).click()
  for (const [name, text] of Object.entries(words)) {
    const write = page.getByRole('button', { name: new RegExp(`^Write "[^"]*${name}" in es-US$`) })
    const asked = page.getByRole('article').filter({ has: write })
    await expect(asked).toBeVisible({ timeout: 60_000 })
    await asked.getByLabel('What it says in es-US').fill(text)
    await write.click()
    await expect(write.and(page.locator(':enabled'))).toHaveCount(0)
  }
}

const open = async (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

async function openPage(page: Page, title: string) {
  await open(page, 'Journey')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
}

const valueIn = ({ dir }: OpenStudio, file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8'))

test('a required question with three answers is asked, and removed again', async ({ page, studio }) => {
  await openPage(page, 'How can we reach you?')
  await page
    .getByRole('region', { name: /start\/contact/ })
    .getByText('Ask one more question')
    .click()
  const asking = page.getByRole('region', { name: /start\/contact/ })
  await asking.getByLabel('The question').fill('What is the money for?')
  await asking.getByLabel('Its answer is').selectOption('one of several')
  await asking.getByLabel('Answers to choose from, one to a line').fill('Home\nDebts\nOther')
  await asking.getByLabel('It must be answered').check()
  await asking.getByRole('button', { name: 'Add the question' }).click()
  const question = page.getByRole('article', { name: 'What is the money for?' })
  await expect(question.getByRole('listitem')).toHaveText([/Home/, /Debts/, /Other/])
  await translated(page, {
    'whatIsTheMoney.label': '¿Para qué es el dinero?',
    'whatIsTheMoney.HOME': 'Casa',
    'whatIsTheMoney.DEBTS': 'Deudas',
    'whatIsTheMoney.OTHER': 'Otro',
  })
  await proven(page)
  expect(changedFiles(studio.dir)).toEqual([
    'flows/copy/en-US/forms.json',
    'flows/copy/es-US/forms.json',
    'flows/forms/start/contact.json',
    'product/drive/applicant.json',
  ])
  await openPage(page, 'How can we reach you?')
  await question.getByRole('button', { name: 'Remove this question' }).click()
  await expect(question.getByText('Nobody else reads the answer.')).toBeVisible()
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(question).toBeHidden()
  expect(changedFiles(studio.dir)).not.toContain('flows/forms/start/contact.json')
})

test('a page is put before another one for one lender alone', async ({ page, studio }) => {
  await page.getByRole('combobox', { name: 'Lender' }).selectOption('stonebridge-trust')
  await page
    .getByRole('region', { name: 'On the road' })
    .getByRole('row', { name: /start\/hmda/ })
    .getByRole('link')
    .click()
  await page.getByText('Add a page before this one').click()
  const form = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Add the page' }) })
  await form.getByLabel('Its title').fill('Your pets')
  await form.getByLabel('The question').fill('Do you have pets?')
  await form.getByLabel('Its answer is').selectOption('yes or no')
  await form.getByLabel('Words of its button').fill('Go on')
  await form.getByLabel('One comes there by').selectOption('contactProvided')
  await form.getByLabel('Who has it').selectOption('stonebridge-trust alone')
  await form.getByRole('button', { name: 'Add the page' }).click()
  await open(page, 'Journey')
  await page.getByRole('link', { name: 'Your pets', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Ways' })).toContainText(
    'COLLECT_ADDITIONAL_INFO, by contactProvided',
  )
  await translated(page, {
    'yourPets.title': 'Sus mascotas',
    'doYouHavePets.label': '¿Tiene mascotas?',
    'doYouHavePets.YES': 'Sí',
    'doYouHavePets.NO': 'No',
    'yourPets.submit': 'Continuar',
  })
  await proven(page)
  const own = valueIn(studio, 'tenants/stonebridge-trust/tenant.json')
  expect(own.features).toMatchObject({ yourPetsPage: true })
})

test('reviewers can ask for something more', async ({ page, studio }) => {
  await open(page, 'Journey')
  await page.getByText('Let reviewers ask for something more').click()
  await page.getByLabel('Heading of its card').fill('Proof of a divorce')
  await page.getByLabel('What the applicant is told').fill('Send the decree that says who keeps the home.')
  await page.getByLabel('Documents that answer it').selectOption('SUPPORT')
  await page.getByLabel('Who approved it').fill('Compliance')
  await page.getByLabel('Why', { exact: true }).fill('Counsel asks for it.')
  await page.getByRole('button', { name: 'Add the request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'built anew' })).toBeVisible()
  await translated(page, {
    'proofOfADivorce.title': 'Prueba de un divorcio',
    'proofOfADivorce.description': 'Envíe la sentencia que dice quién se queda con la casa.',
  })
  await proven(page)
  expect(valueIn(studio, 'flows/conditions.json').categories).toHaveProperty('PROOF_OF_A_DIVORCE')
})

test('a lender is colored, with what its pages show of a color that is too faint', async ({
  page,
  studio,
}) => {
  await page.getByRole('combobox', { name: 'Lender' }).selectOption('redwood-coast')
  await open(page, 'Lenders')
  const colors = page.getByRole('region', { name: 'Colors' })
  await colors.getByLabel(/^brand/).fill('#f7e36b')
  await expect(colors.getByRole('status')).toContainText('too faint for a button here')
  await colors.getByRole('button', { name: /^Use #/ }).click()
  await expect(colors.getByRole('status')).toHaveCount(0)
  await expect(colors).not.toContainText('too little')
  await page.screenshot({ path: 'test-results/studio-colors.png' })
  await colors.getByRole('button', { name: 'Save the colors' }).click()
  await expect(colors.getByRole('button', { name: 'Save the colors' })).toBeDisabled()
  await proven(page)
  expect(valueIn(studio, 'tenants/redwood-coast/tenant.json').theme.brand).toMatch(/^#[0-9a-f]{6}$/)
  expect(changedLines(studio.dir)).toHaveLength(2)
})

test('a limit is lowered for one lender alone', async ({ page, studio }) => {
  await page.getByRole('combobox', { name: 'Lender' }).selectOption('redwood-coast')
  await page.getByRole('searchbox').fill('maxCents loanAmount')
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('link', { name: 'maxCents', exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'maxCents of one lender' }).click()
  const own = page.getByLabel('maxCents of redwood-coast')
  await own.fill('25000000')
  await own.press('Enter')
  await proven(page)
  expect(valueIn(studio, 'tenants/redwood-coast/tenant.json').overrides.limits.limits.loanAmount).toEqual({
    maxCents: 25000000,
  })
  expect(changedFiles(studio.dir)).toEqual(['tenants/redwood-coast/tenant.json'])
})

test('a disclosure gets new words from a day in two weeks', async ({ page, studio }) => {
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  await open(page, 'Texts')
  const text = page.getByRole('article', { name: 'approval-time' })
  await text.getByText('A new version').click()
  await text.getByLabel('From which day').fill(day)
  await text.getByLabel('Its words').fill('Most applicants hear from us on the same day.')
  await text.getByRole('button', { name: 'Add the version' }).click()
  await expect(text.getByText(`from ${day}`)).toBeVisible()
  await translated(page, { 'approvalTime-[^"]*': 'Casi todos saben de nosotros el mismo día.' })
  await open(page, 'Texts')
  await page.getByRole('button', { name: 'Publish the new versions' }).click()
  await proven(page)
  expect(changedFiles(studio.dir)).toEqual([
    'flows/copy/en-US/footer.json',
    'flows/copy/es-US/footer.json',
    'flows/disclosures.json',
    'flows/published.json',
  ])
  expect(
    changedLines(studio.dir).filter(
      (line) => line.startsWith('-') && !line.endsWith(',') && !/[}\]"]$/.test(line),
    ),
  ).toEqual([])
})

test('a condition is changed as a sentence, and its uses are shown first', async ({ page, studio }) => {
  await page.getByRole('searchbox').fill('predicates/eNotaryForbidden')
  await page
    .getByRole('list', { name: 'Found' })
    .getByRole('link', { name: 'eNotaryForbidden', exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: /the state of the home is one of/ }).click()
  await expect(page.getByText('It is used in')).toBeVisible()
  const values = page.getByLabel('Values, with commas between them')
  await values.fill(`${await values.inputValue()}, WY`)
  await page.getByRole('button', { name: 'Save the condition' }).click()
  await expect(page.getByRole('button', { name: /WY/ })).toBeVisible()
  expect(changedFiles(studio.dir)).toEqual(['flows/predicates.json'])
  // The law's list is a fact with a source, and examples notice every state: the change is refused until it is approved there too.
  await expect(page.getByRole('status').filter({ hasText: 'problem' })).toBeVisible()
})

test('a value that somebody else changes meanwhile is shown and not overwritten', async ({
  page,
  studio,
}) => {
  await page.goto(
    `${new URL(page.url()).origin}/file?${new URLSearchParams({ file: 'flows/limits.json', pointer: '/limits/loanAmount' })}`,
  )
  const input = page.getByLabel('maxCents', { exact: true })
  const before = await input.inputValue()
  await page.route('**/api/node*', (route) => route.abort())
  const file = path.join(studio.dir, 'flows/limits.json')
  const { writeFileSync } = await import('node:fs')
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"maxCents": ${before}`, '"maxCents": 39000000'))
  await input.fill('38000000')
  await input.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '39000000' })).toBeVisible()
  expect(valueIn(studio, 'flows/limits.json').limits.loanAmount.maxCents).toBe(39000000)
})

test('every view is free of accessibility faults and fits a narrow window', async ({ page, studio: _ }) => {
  const { origin } = new URL(page.url())
  for (const place of ['/', '/page/start/contact', '/words', '/texts', '/lenders', '/problems', '/changes']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(origin + place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${place} ${id} ${nodes[0]?.html}`)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(390)
  }
})
