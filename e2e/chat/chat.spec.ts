import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { ChatCalls } from '../../tests/support/http/chat-client.ts'
import { driveTo } from '../road/drive-to.ts'
import { codeTo } from '../support/code-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import type { ProductServer } from '../support/product-server.ts'

const run = promisify(execFile)
const chats = '/service-csp/agent/secure/api/v1/chats'

/** Support agent who chats over HTTP. */
class Agent {
  readonly #request: APIRequestContext
  readonly #url: string
  readonly #token: string

  private constructor(request: APIRequestContext, url: string, token: string) {
    this.#request = request
    this.#url = url
    this.#token = token
  }

  static async hire(request: APIRequestContext, server: ProductServer): Promise<Agent> {
    const email = `support.${crypto.randomUUID()}@example.com`
    const staff = ['staff', 'add', '--email', email, '--name', 'Sam Desk', '--url', server.url]
    await run(
      process.execPath,
      ['tools/journey.js', ...staff, '--role', 'SUPPORT_AGENT', '--tenant', 'hearthline'],
      {
        env: { ...process.env, DATA_DIR: server.dataDir },
      },
    )
    const answer = await request.post('/service-staff/api/v1/setup', {
      data: { email, code: await codeTo(request, email), password: 'a desk lamp and a stapler' },
    })
    const token = answer.headers().authorization?.replace('Bearer ', '') ?? ''
    const headers = { authorization: `Bearer ${token}` }
    await request.put(`${chats}/availability`, { headers, data: { available: true } })
    return new Agent(request, server.url, token)
  }

  /** Takes the conversation that has waited longest; returns its id and the calls of its chat. */
  async take(): Promise<{ readonly id: string; readonly calls: ChatCalls }> {
    const headers = { authorization: `Bearer ${this.#token}` }
    const { waiting } = await (await this.#request.get(chats, { headers })).json()
    const id: string = waiting[0].conversationSid
    const started = await (await this.#request.post(`${chats}/${id}/take`, { headers, data: {} })).json()
    return { id, calls: new ChatCalls(this.#url, started) }
  }

  async close(id: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.#token}` }
    await this.#request.post(`${chats}/${id}/close`, { headers, data: {} })
  }
}

const say = (calls: ChatCalls, text: string) =>
  calls.post('/frames', { type: 'send', clientId: crypto.randomUUID(), text })

const panel = (page: Page) => page.getByRole('dialog', { name: copy('chat.title') })

/** Replaces the opening hours: agents are available or not, whatever day it is. */
const openChat = (page: Page, isOpen: boolean) =>
  page.route('**/hours/OPS_CHAT/openStatus', (route) => route.fulfill({ json: { isOpen } }))

async function startChat(page: Page): Promise<void> {
  await panel(page).getByLabel(copy('chat.start.name')).fill('Ana Reyes')
  await panel(page).getByLabel(copy('chat.start.email')).fill('ana.reyes@example.com')
  await panel(page)
    .getByRole('button', { name: copy('chat.start.submit') })
    .click()
  await expect(panel(page).getByLabel(copy('chat.message'))).toBeFocused()
}

test('on a narrow screen the button is a strip below the page, and covers nothing at its end', async ({
  page,
}) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/account/heloc/register')
    const button = page.getByRole('button', { name: copy('chat.open') })
    await expect(button).toBeVisible()
    const strip = await button.boundingBox()
    expect(strip).toMatchObject({ x: 0, width })
    const last = page.getByRole('contentinfo')
    await last.evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 2000)
    await expect
      .poll(async () => ((await last.boundingBox())?.y ?? 0) + ((await last.boundingBox())?.height ?? 0))
      .toBeLessThan((strip?.y ?? 0) + 1)
  }
})

test('on a phone the button makes room for what is typed, and the keyboard still reaches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account/heloc/register')
  const button = page.getByRole('button', { name: copy('chat.open') })
  await expect(button).toHaveCSS('opacity', '1')
  await page.getByRole('main').getByRole('combobox').first().focus()
  await expect(button).toHaveCSS('opacity', '0')
  await button.focus()
  await expect(button).toHaveCSS('opacity', '1')
})

test('a visitor talks with an agent, is cut off and goes on, and ends with the card', async ({
  page,
  request,
  server,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET/)
  const agent = await Agent.hire(request, server)
  await openChat(page, true)
  await page.goto('/account/heloc/register')
  await page.getByRole('button', { name: copy('chat.open') }).click()
  await expect(panel(page).getByRole('heading', { name: copy('chat.title') })).toBeFocused()
  await expect(panel(page).getByLabel(copy('chat.start.name'))).toBeVisible()
  await lookAt(page)
  await startChat(page)
  await expect(panel(page).getByText('You are next in the queue.')).toBeVisible()
  const { id, calls } = await agent.take()
  await say(calls, 'Hello, Ana. How can I help?')
  await expect(panel(page).getByText('Sam Desk has joined the chat.')).toBeVisible()
  await expect(panel(page).getByText('Hello, Ana. How can I help?')).toBeVisible()
  const box = panel(page).getByLabel(copy('chat.message'))
  await box.fill('What is the rate?')
  await box.press('Enter')
  await expect(panel(page).getByText(copy('chat.sent'), { exact: true })).toBeVisible()
  await lookAt(page)

  await test.step('what is written while the line is cut arrives once', async () => {
    await server.kill()
    await expect(panel(page).getByText(copy('chat.connectionLost'))).toBeVisible()
    await box.fill('Are you still there?')
    await box.press('Enter')
    await expect(panel(page).getByText(copy('chat.sending'))).toBeVisible()
    await lookAt(page)
    await server.open()
    await expect(panel(page).getByText(copy('chat.connectionLost'))).toBeHidden({ timeout: 60_000 })
    await expect(panel(page).getByText('Are you still there?')).toHaveCount(1)
    await expect(panel(page).getByText(copy('chat.sending'))).toBeHidden()
    const { messages } = await (await calls.call('/messages?after=0')).json()
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'Hello, Ana. How can I help?',
      'What is the rate?',
      'Are you still there?',
    ])
  })

  await test.step('it outlives a reload, and Escape closes it', async () => {
    await page.reload()
    await expect(panel(page).getByText('Are you still there?')).toHaveCount(1)
    await panel(page).getByLabel(copy('chat.message')).press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: copy('chat.open') })).toBeFocused()
    await say(calls, 'I am here.')
    await expect(page).toHaveTitle(/^\(1\) /)
    await page.getByRole('button', { name: copy('chat.open') }).click()
    await expect(panel(page).getByText('I am here.')).toBeVisible()
    await expect(page).not.toHaveTitle(/^\(1\) /)
  })

  await test.step('the agent ends it', async () => {
    await agent.close(id)
    await expect(panel(page).getByText(copy('chat.over.title'))).toBeVisible()
    await expect(panel(page).getByRole('button', { name: copy('chat.over.survey') })).toBeVisible()
    await lookAt(page)
    await panel(page)
      .getByRole('button', { name: copy('chat.over.new') })
      .click()
    await expect(panel(page).getByLabel(copy('chat.start.name'))).toBeVisible()
  })
})

test('a visitor asks the chatbot, says that an answer was bad, and goes over to a person', async ({
  page,
  request,
  server,
}) => {
  const agent = await Agent.hire(request, server)
  await openChat(page, false)
  await page.goto('/account/heloc/register')
  await page.getByRole('button', { name: copy('chat.open') }).click()
  await panel(page)
    .getByRole('button', { name: copy('chat.start.submit') })
    .click()
  await expect(panel(page).getByText(copy('chat.start.required')).first()).toBeVisible()
  await startChat(page)
  const box = panel(page).getByLabel(copy('chat.message'))
  await box.fill('Is checking my rate a hard pull?')
  await box.press('Enter')
  const bad = panel(page).getByRole('button', { name: copy('chat.bad') })
  await expect(bad).toBeVisible()
  await expect(panel(page).getByRole('button', { name: copy('chat.attach') })).toBeHidden()
  await lookAt(page)

  await test.step('a bad answer has a reason', async () => {
    await bad.click()
    await panel(page)
      .getByRole('button', { name: copy('chat.bad.submit') })
      .click()
    await expect(panel(page).getByText(copy('chat.bad.reason.required')).first()).toBeVisible()
    await lookAt(page)
    await panel(page).getByLabel(copy('chat.bad.reason.TOO_VAGUE')).check()
    await panel(page)
      .getByRole('button', { name: copy('chat.bad.submit') })
      .click()
    await expect(panel(page).getByText(copy('chat.bad.sent'))).toBeVisible()
  })

  await test.step('what looks like a Social Security number is asked about first', async () => {
    await box.fill('My number is 219-09-9999')
    await box.press('Enter')
    await expect(panel(page).getByText(copy('chat.sensitive'))).toBeVisible()
    await lookAt(page)
    await panel(page)
      .getByRole('button', { name: copy('chat.sensitive.edit') })
      .click()
    await box.fill('')
  })

  await test.step('an agent who comes in sees what was said', async () => {
    await openChat(page, true)
    await page.reload()
    await panel(page)
      .getByRole('button', { name: copy('chat.person') })
      .click()
    await expect(panel(page).getByText('You are next in the queue.')).toBeVisible()
    await expect(panel(page).getByText(/Is checking my rate a hard pull\?/)).toBeVisible()
    const { calls } = await agent.take()
    await say(calls, 'It is a soft pull.')
    await expect(panel(page).getByText('It is a soft pull.')).toBeVisible()
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles({
        ...{ name: 'note.txt', mimeType: 'text/plain' },
        buffer: Buffer.from('A note.'),
      })
    await expect(panel(page).getByText('7 bytes')).toBeVisible()
    await box.press('Enter')
    await expect(panel(page).getByRole('button', { name: /note\.txt/ })).toHaveCount(1)
    await lookAt(page)
  })
})

test('a link with pop-webchat opens the chat on the pages of an application, for its borrower', async ({
  page,
  request,
  server,
}) => {
  const agent = await Agent.hire(request, server)
  await openChat(page, true)
  await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  await page.goto(`${new URL(page.url()).pathname}?pop-webchat`)
  await startChat(page)
  const { calls } = await agent.take()
  await say(calls, 'Hello, neighbour.')
  await expect(panel(page).getByText('Hello, neighbour.')).toBeVisible()
})
