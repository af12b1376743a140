import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, expect, type Locator, type Page, request } from '@playwright/test'
import { type BreakableLine, breakableLine } from '../../tests/support/database/breakable-line.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import type { ProductServer } from '../support/product-server.ts'
import { agentBox, cut, hire, inConsole, inWidget, panel, startChat, widgetBox, write } from './talk.ts'

const run = promisify(execFile)

/** Participant of a conversation, as the test sees them. */
interface Side {
  readonly name: 'applicant' | 'agent'
  readonly page: Page
  readonly within: Page | Locator
  readonly box: Locator
  readonly shown: () => Promise<string[]>
  readonly faults: string[]
}

/**
 * Servers and participants of a conversation. A breakable connection leads to each server; the applicant uses the first
 * server and the agent the last.
 */
interface Talk {
  readonly servers: readonly ProductServer[]
  readonly lines: readonly BreakableLine[]
  readonly sides: readonly [Side, Side]
}

/**
 * Has an applicant in the widget and an agent in the console write `perSide` messages each, every tenth with a file.
 * Every ten messages, the connections of one side or of both are cut. Every fifty messages, a server is killed and
 * started again. Every six messages, the applicant changes pages. Each message must arrive once and in order, on both
 * sides and in the export.
 */
export async function exchange(
  browser: Browser,
  servers: readonly ProductServer[],
  perSide: number,
): Promise<void> {
  const talk = await begin(browser, servers)
  const home = new URL(talk.sides[0].page.url()).pathname
  let restarted = Promise.resolve()
  for (let turn = 1; turn <= perSide; turn += 1) {
    await disturb(talk, turn)
    if (turn % 50 === 9) {
      await restarted
      restarted = restart(servers[Math.floor(turn / 50) % servers.length])
    }
    await Promise.all(talk.sides.map((side) => say(side, turn)))
    // Never while the applicant is offline: no page would load.
    if (turn % 6 === 5) await changePages(talk.sides[0].page, turn % 12 === 5 ? '/dashboard/settings' : home)
  }
  await restarted
  for (const { page } of talk.sides) await cut(page.context(), false)
  const said = await showAll(talk.sides, perSide)
  for (const { page, faults } of talk.sides) {
    expect(faults).toEqual([])
    await page.context().close()
  }
  for (const line of talk.lines) line.close()
  await expectExported(servers, said, perSide)
}

async function begin(browser: Browser, servers: readonly ProductServer[]): Promise<Talk> {
  const lines = await Promise.all(servers.map(({ url }) => breakableLine(url)))
  const [first, last] = [servers[0], servers.at(-1)]
  if (first === undefined || last === undefined) throw new Error('There is a server.')
  const url = (line: BreakableLine | undefined) => new URL(line?.url ?? '').origin
  const letters = await request.newContext({ baseURL: last.url })
  const desk = { name: 'Sam Desk', roles: 'SUPPORT_AGENT' }
  const agent = await hire(browser, letters, { url: url(lines.at(-1)), env: last.env }, desk)
  await letters.dispose()
  await agent.getByRole('switch', { name: 'Available for new conversations' }).check()
  const applicant = await (await browser.newContext({ baseURL: url(lines[0]) })).newPage()
  await driveTo(applicant, first, { until: 'LIEN_VERIFICATION' })
  await startChat(applicant)
  await agent.getByRole('button', { name: 'Take Ana Reyes' }).click()
  await expect(agentBox(agent)).toBeFocused()
  return {
    ...{ servers, lines },
    sides: [
      {
        ...{ name: 'applicant', page: applicant, within: panel(applicant), box: widgetBox(applicant) },
        ...{ shown: () => inWidget(applicant), faults: faultsOf(applicant) },
      },
      {
        ...{ name: 'agent', page: agent, within: agent, box: agentBox(agent) },
        ...{ shown: () => inConsole(agent), faults: faultsOf(agent) },
      },
    ],
  }
}

/** Collects the uncaught exceptions of a page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

/**
 * Disturbs the connections every ten turns, in rotation: the applicant is offline for two turns, or all sockets of all
 * servers are cut, or the agent is offline for two turns.
 */
async function disturb({ sides: [applicant, agent], lines }: Talk, turn: number): Promise<void> {
  const offline = [applicant, undefined, agent][Math.floor(turn / 10) % 3]
  if (turn % 10 === 6 && offline !== undefined) await cut(offline.page.context(), true)
  else if (turn % 10 === 6) for (const line of lines) line.sever()
  else if (turn % 10 === 8 && offline !== undefined) await cut(offline.page.context(), false)
}

async function restart(server: ProductServer | undefined): Promise<void> {
  await server?.kill('SIGKILL')
  await server?.open()
}

const textOf = ({ name }: Pick<Side, 'name'>, turn: number) => `Message ${turn} of the ${name}.`
const hasFile = (turn: number) => turn % 10 === 0
const fileOf = ({ name }: Pick<Side, 'name'>, turn: number) => `${name}-${turn}.txt`

async function say(side: Side, turn: number): Promise<void> {
  if (hasFile(turn)) await upload(side, fileOf(side, turn))
  await write(side.box, textOf(side, turn))
}

/** Chooses a file, and chooses it again if the connection broke during the upload, as a user would. */
async function upload({ within, page }: Side, name: string): Promise<void> {
  const chosen = within.getByRole('button', { name: `Remove ${name}` })
  const input = within.locator('.console-box input[type=file], .chat-files input[type=file]')
  const chooser = within.locator('.console-box, .chat-files').locator('[aria-disabled=true]')
  await expect(async () => {
    await input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`Of ${name}.`) })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(chooser).toHaveCount(0)
    await expect(chosen).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

/** Opens another page, repeatedly until it loads: a server may be starting. */
async function changePages(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { timeout: 10_000 })
    await expect(widgetBox(page)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
}

/** Waits until both sides show all messages; returns their texts, from the first on. */
async function showAll(sides: readonly [Side, Side], perSide: number): Promise<readonly string[]> {
  const all = async ({ page, within, shown }: Side) => {
    const earlier = within.getByRole('button', { name: copy('chat.earlier') })
    await expect(async () => {
      if (await earlier.isVisible()) await earlier.click({ timeout: 1000 })
      expect(await page.getByText('Sending…').count()).toBe(0)
      expect(await shown()).toHaveLength(2 * perSide)
    }).toPass({ timeout: 150_000 })
    return shown()
  }
  const [applicant, agent] = [await all(sides[0]), await all(sides[1])]
  expect(applicant).toEqual(agent)
  for (const side of sides)
    expect(applicant.filter((text) => text.includes(side.name))).toEqual(
      numbers(perSide).map((turn) => textOf(side, turn)),
    )
  for (const { within } of sides)
    for (const name of filesOf(sides, perSide))
      await expect(within.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(1)
  return applicant
}

const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

const filesOf = (sides: readonly Pick<Side, 'name'>[], perSide: number) =>
  sides.flatMap((side) =>
    numbers(perSide)
      .filter(hasFile)
      .map((turn) => fileOf(side, turn)),
  )

interface Exported {
  readonly messages: readonly { readonly sequence: number; readonly text: string }[]
  readonly attachments: readonly { readonly name: string; readonly bytes: string }[]
}

/**
 * Expects that the export contains the conversation. Stops the servers for it, because only one process can open an
 * embedded database.
 */
async function expectExported(
  servers: readonly ProductServer[],
  said: readonly string[],
  perSide: number,
): Promise<void> {
  for (const server of servers) await server.kill('SIGTERM')
  const { stdout } = await run(process.execPath, ['server/export-chats.ts', '--lender', 'hearthline'], {
    env: { ...process.env, ...servers[0]?.env },
    maxBuffer: 2 ** 28,
  })
  const chats: readonly Exported[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const chat = chats.find(({ messages }) => messages[0]?.text === said[0])
  expect(chat?.messages.map(({ text }) => text)).toEqual(said)
  expect(chat?.messages.map(({ sequence }) => sequence)).toEqual(numbers(2 * perSide))
  const files = chat?.attachments.map(({ name, bytes }) => [name, Buffer.from(bytes, 'base64').toString()])
  const sent = filesOf([{ name: 'applicant' }, { name: 'agent' }], perSide).map((name) => [
    name,
    `Of ${name}.`,
  ])
  expect(files?.toSorted()).toEqual(sent.toSorted())
  for (const server of servers) await server.open()
}
