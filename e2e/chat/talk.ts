import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect } from '../support/fixtures.ts'
import type { ProductServer } from '../support/product-server.ts'

const run = promisify(execFile)
const password = 'a desk lamp and a stapler'

/** Adds a member of staff and signs them in at the chat, in a browser of their own. */
export async function hire(
  browser: Browser,
  request: APIRequestContext,
  server: Pick<ProductServer, 'url' | 'env'>,
  {
    name,
    roles,
    tenant = 'hearthline',
  }: { readonly name: string; readonly roles: string; readonly tenant?: string },
): Promise<Page> {
  const email = `${crypto.randomUUID()}@example.com`
  const staff = ['staff', 'add', '--email', email, '--name', name, '--url', server.url]
  await run(process.execPath, ['tools/journey.js', ...staff, '--role', roles, '--tenant', tenant], {
    env: { ...process.env, ...server.env },
  })
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/agent/setup')
  await page.getByRole('button', { name: 'I have a code already' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Code from your email').fill(await codeTo(request, email))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await page.getByRole('link', { name: 'Go to the chat' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting (' })).toBeVisible()
  return page
}

export const panel = (page: Page) => page.getByRole('dialog', { name: copy('chat.title') })
export const widgetBox = (page: Page) => panel(page).getByLabel(copy('chat.message'))
export const agentBox = (page: Page) => page.getByLabel('Your message')

export async function write(box: Locator, text: string): Promise<void> {
  await box.fill(text)
  await box.press('Enter')
}

export async function attach(
  within: Page | Locator,
  box: Locator,
  name: string,
  button: RegExp,
): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`Of ${name}.`) }
  await within.locator('.console-box input[type=file], .chat-files input[type=file]').setInputFiles(file)
  await expect(within.getByText(name).first()).toBeVisible()
  await expect(within.getByRole('button', { name: button })).toBeEnabled()
  await box.press('Enter')
}

/** Texts of the messages, in order: the paragraphs of the list, without names and times. */
const said = (within: Page | Locator, name: string) =>
  within.getByRole('region', { name }).getByRole('listitem').getByRole('paragraph').allTextContents()
export const inWidget = (page: Page) => said(panel(page), copy('chat.log'))
export const inConsole = (page: Page) => said(page, 'Messages')

export async function startChat(page: Page): Promise<void> {
  await page.route('**/hours/OPS_CHAT/openStatus', (route) => route.fulfill({ json: { isOpen: true } }))
  await page.goto(`${new URL(page.url()).pathname}?pop-webchat`)
  await introduce(page, 'Ana Reyes')
}

export async function introduce(page: Page, name: string): Promise<void> {
  await panel(page).getByLabel(copy('chat.start.name')).fill(name)
  await panel(page).getByLabel(copy('chat.start.email')).fill('ana.reyes@example.com')
  await panel(page)
    .getByRole('button', { name: copy('chat.start.submit') })
    .click()
  await expect(widgetBox(page)).toBeFocused()
}

/** Cuts or restores the connection of a browser, including open sockets. */
export async function cut(context: BrowserContext, isCut: boolean): Promise<void> {
  await context.setOffline(isCut)
}
