import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { installCarLoan } from '../../tests/support/packages/install-car-loan.ts'

/**
 * Another product on the packages alone: examples/car-loan, copied elsewhere, built and served there. One lender asks for a proof
 * of income and the other does not; its pages are in English and in Spanish.
 */
let folder: string
let server: ChildProcess
let start: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = await installCarLoan()
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: folder })
  expect(built.status, String(built.stderr)).toBe(0)
  server = spawn(process.execPath, ['server.ts'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    start = line
    break
  }
})
test.afterAll(() => {
  server.kill()
  rmSync(path.dirname(folder), { recursive: true })
})

const send = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

/** Answers the questions up to the offer, which the server makes after a second. */
async function askForOffer(page: Page, words: Record<'apply' | 'next' | 'together', string>): Promise<void> {
  await send(page, words.apply)
  await page.locator('#vehicle-vin').fill('1HGCM82633A004352')
  await page.locator('#vehicle-price').fill('24000')
  await send(page, words.next)
  await page.locator('#applicant-name').fill('Ana Cole')
  await page.locator('#applicant-yearlyIncome').fill('65000')
  await page.getByText(words.together).click()
  await page.locator('#applicant-coApplicantName').fill('Ben Cole')
  await send(page, words.next)
  await expect(page).toHaveURL(/\/offer/)
}

test('a car loan is applied for on a telephone, with an upload, a reload, and an error on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${start}?lender=northgate`)
  await askForOffer(page, { apply: 'Apply now', next: 'Continue', together: 'Somebody with me' })
  await expect(page.getByRole('main')).toContainText('$24,000.00')
  await page.reload()
  await page.getByText('36 months').click()
  await send(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show your income')
  await send(page, 'Continue')
  await expect(page.getByRole('alert')).toContainText('A pay stub of the last 30 days: Required')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(page.getByRole('status').filter({ hasText: 'stub.pdf has arrived.' })).toBeVisible()
  await send(page, 'Continue')
  await page.getByLabel('Type your full name to sign').fill('Ana Cole')
  await send(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car is yours')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The car is yours')
})

test('the other lender skips the proof, in its own color and in Spanish', async ({ page }) => {
  await page.goto(`${start}?lender=roadunion&locale=es-US`)
  await askForOffer(page, { apply: 'Solicitar ahora', next: 'Continuar', together: 'Otra persona conmigo' })
  await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCSS(
    'background-color',
    'rgb(138, 59, 18)',
  )
  await send(page, 'Continuar')
  await expect(page.getByRole('alert')).toContainText('Plazo: Obligatorio')
  await page.getByText('36 meses').click()
  await send(page, 'Continuar')
  await expect(page).toHaveURL(/\/sign\?lender=roadunion&locale=es-US$/)
  await page.getByLabel('Escriba su nombre completo para firmar').fill('Ana Cole')
  await send(page, 'Continuar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El auto es suyo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

test('an income that the bureau refuses ends in a decision, and nobody reads the application of somebody else', async ({
  page,
}) => {
  await page.goto(`${start}?lender=northgate`)
  await send(page, 'Apply now')
  await page.locator('#vehicle-vin').fill('1HGCM82633A004352')
  await page.locator('#vehicle-price').fill('24000')
  await send(page, 'Continue')
  await page.locator('#applicant-name').fill('Ana Cole')
  await page.locator('#applicant-yearlyIncome').fill('9000')
  await page.getByText('I alone').click()
  await send(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot offer you this loan')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('There is no such application.')
})
