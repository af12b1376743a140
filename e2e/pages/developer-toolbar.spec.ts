import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import words from '../../screens/developer/words.json' with { type: 'json' }
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, ProductServer } from '../support/product-server.ts'

/** Words and names that only the developer toolbar contains, as in its sources. */
const marks = ['developer-toolbar', 'developer_flags', '@developer', words.failed, words.goOn, words.decided]
const root = path.join(import.meta.dirname, '../..')
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')

test('no built file holds anything of the developer toolbar', () => {
  const sources = textOf('{screens/developer,tools/build/vite}/*.{ts,tsx,css,json}')
  expect(marks.filter((mark) => !sources.includes(mark))).toEqual([])
  const built = textOf('dist/**/*.{js,css,html,json}')
  expect(built).toContain('fe-webchat')
  expect(marks.filter((mark) => built.includes(mark))).toEqual([])
})

test('the built product shows no developer toolbar, and nothing comes of Shift+Alt+X', async ({ page }) => {
  await page.goto('/account/heloc/register')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Shift+Alt+X')
  await expect(page.locator('.developer-toolbar')).toHaveCount(0)
})

test('a developer jumps to a state, signs in by a jwt, and overrides a flag', async ({ browser }) => {
  const server = await ProductServer.start(held, {}, ['--dev'])
  const page = await browser.newPage({ baseURL: server.url })
  try {
    await page.goto('/account/heloc/register')
    const toolbar = page.locator('.developer-toolbar')
    await toolbar.getByText(words.toolbar).click({ timeout: 60_000 })
    await page.keyboard.press('Shift+Alt+X')
    await expect(toolbar).toBeVisible()

    await toolbar.getByLabel(words.jwt).fill('nonsense')
    await toolbar.getByRole('button', { name: words.login }).click()
    await expect(toolbar.getByRole('alert').first()).toHaveText(words.failed)

    await toolbar.getByLabel(words.state, { exact: true }).selectOption('OFFER_SELECTION')
    await toolbar.getByRole('button', { name: words.jump }).click()
    await page.waitForURL(/product\/select$/, { timeout: 120_000 })

    await expect(page.getByRole('button', { name: copy('chat.open') })).toBeVisible()
    await toolbar.getByText(words.toolbar).click()
    await toolbar.getByLabel('fe-webchat').selectOption('off')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByRole('button', { name: copy('chat.open') })).toHaveCount(0)

    const token = await page.evaluate(() => window.localStorage.getItem('jwt'))
    await page.evaluate(() => window.localStorage.removeItem('jwt'))
    await page.goto('/account/heloc/register')
    await toolbar.getByText(words.toolbar).click()
    await toolbar.getByLabel(words.jwt).fill(token ?? '')
    await toolbar.getByRole('button', { name: words.login }).click()
    await page.waitForURL(/product\/select$/, { timeout: 60_000 })
  } finally {
    await page.close()
    await server.dispose()
  }
})
