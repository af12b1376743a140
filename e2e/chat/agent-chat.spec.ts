import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'
import {
  agentBox,
  attach,
  cut,
  hire,
  inConsole,
  introduce,
  inWidget,
  panel,
  startChat,
  widgetBox,
  write,
} from './talk.ts'

/** Widths of agents. */
const widths = [1280, 768]

/** Two lenders whose chats wait in queues with different names. */
const tenant = 'hearthline,moorblock'

test('an applicant and an agent talk both ways, over reloads and cut lines, and nothing is lost, doubled or out of order', async ({
  page,
  browser,
  request,
  server,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK|401/)
  const agent = await hire(browser, request, server, {
    name: 'Sam Desk',
    roles: 'SUPPORT_AGENT,SUPERVISOR,ADMINISTRATOR',
    tenant,
  })
  await driveTo(page, server, { until: 'LIEN_VERIFICATION' })
  await startChat(page)
  const expected: string[] = []
  const bothShow = async () => {
    await expect.poll(() => inWidget(page), { timeout: 60_000 }).toEqual(expected)
    await expect.poll(() => inConsole(agent), { timeout: 60_000 }).toEqual(expected)
  }

  await test.step('the agent sees them wait, and takes them once available', async () => {
    await expect(agent.getByRole('button', { name: 'Take Ana Reyes' })).toBeDisabled()
    await agent.getByRole('switch', { name: 'Available for new conversations' }).check()
    await lookAt(agent, { widths })
    await agent.getByRole('button', { name: 'Take Ana Reyes' }).click()
    await expect(agentBox(agent)).toBeFocused()
    await expect(panel(page).getByText('Sam Desk has joined the chat.')).toBeVisible()
  })

  await test.step('they talk, and each sees that the other writes and reads', async () => {
    await widgetBox(page).pressSequentially('Is my rate', { delay: 200 })
    await expect(agent.getByText('Ana Reyes is writing…')).toBeVisible()
    await write(widgetBox(page), 'Is my rate fixed?')
    expected.push('Is my rate fixed?')
    await expect(panel(page).getByText(copy('chat.read'), { exact: true })).toBeVisible()
    await agent.getByRole('button', { name: 'Greeting' }).click()
    await expect(agentBox(agent)).toHaveValue(/^Hello, and thank you for contacting Hearthline/)
    const greeting = await agentBox(agent).inputValue()
    await agentBox(agent).press('Enter')
    expected.push(greeting)
    await bothShow()
    await expect(agent.getByText('Read', { exact: true })).toBeVisible()
  })

  await test.step('the agent knows where the applicant stands, and notes something that they do not see', async () => {
    const details = agent.getByRole('complementary', { name: 'Details' })
    await expect(details.getByText('Lien verification')).toBeVisible()
    await expect(details.getByText('No reviewer asks the applicant for anything.')).toBeVisible()
    await details.getByLabel('Note', { exact: true }).fill('Calls back on Monday.')
    await details.getByRole('button', { name: 'Add the note' }).click()
    await expect(details.getByText('Calls back on Monday.')).toBeVisible()
    await lookAt(agent, { widths })
    await agent.setViewportSize({ width: 768, height: 900 })
    await agent.keyboard.press('Alt+k')
    const back = details.getByRole('button', { name: 'Back to the conversation' })
    await expect(back).toBeFocused()
    await lookAt(agent, { widths: [768] })
    await back.press('Enter')
    await expect(agentBox(agent)).toBeFocused()
    await agent.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('after the agent’s window became narrow, what comes next is in view before it counts as read', async () => {
    await agent.setViewportSize({ width: 390, height: 844 })
    await agent.evaluate(() => window.scrollTo(0, 0))
    await write(widgetBox(page), 'I am on the road now.')
    expected.push('I am on the road now.')
    await bothShow()
    const log = agent.getByRole('region', { name: 'Messages' })
    expect(await log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(2)
    await log.evaluate((box) => box.scrollIntoView({ block: 'end' }))
    await expect(log.getByText('I am on the road now.')).toBeInViewport()
    await expect(panel(page).getByText(copy('chat.read'), { exact: true })).toBeVisible()
    await agent.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('each sends a file that the other can save', async () => {
    await attach(panel(page), widgetBox(page), 'deed.txt', /Remove deed\.txt/)
    await expect(agent.getByRole('button', { name: /^deed\.txt/ })).toHaveCount(1)
    await attach(agent, agentBox(agent), 'form.txt', /Remove form\.txt/)
    await expect(panel(page).getByRole('button', { name: /^form\.txt/ })).toHaveCount(1)
    const saved = agent.waitForEvent('download')
    await agent.getByRole('button', { name: /^deed\.txt/ }).click()
    expect((await saved).suggestedFilename()).toBe('deed.txt')
  })

  await test.step('what is written while either side is cut off arrives once, in order', async () => {
    await cut(page.context(), true)
    for (const text of ['One.', 'Two.']) {
      await write(widgetBox(page), text)
      expected.push(text)
    }
    await expect(panel(page).getByText(copy('chat.sending'))).toHaveCount(2)
    await cut(page.context(), false)
    await bothShow()
    await cut(agent.context(), true)
    for (const text of ['Three.', 'Four.']) {
      await write(agentBox(agent), text)
      expected.push(text)
    }
    await expect(agent.getByText('Sending…')).toHaveCount(2)
    await cut(agent.context(), false)
    await bothShow()
  })

  await test.step('a reload on either side shows the same, and what was not sent is still there', async () => {
    await agentBox(agent).fill('Half a sente')
    await agent.reload()
    await expect(agentBox(agent)).toHaveValue('Half a sente')
    await page.reload()
    await bothShow()
    await write(agentBox(agent), 'Half a sentence no more.')
    expected.push('Half a sentence no more.')
    await write(widgetBox(page), 'Good.')
    expected.push('Good.')
    await bothShow()
  })

  await test.step('the keys are listed, and lead through the conversation', async () => {
    await agent.getByRole('region', { name: 'Messages' }).focus()
    await agent.keyboard.press('?')
    await expect(agent.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await lookAt(agent, { widths: [1280] })
    await agent.keyboard.press('Escape')
    await agent.keyboard.press('Alt+k')
    await expect(agent.getByRole('button', { name: 'Greeting' })).toBeFocused()
    await agent.keyboard.press('Alt+m')
    await expect(agentBox(agent)).toBeFocused()
  })

  await test.step('they talk to two at a time, and see where they have not read', async () => {
    const context = await browser.newContext({ baseURL: server.url })
    const visitor = await context.newPage()
    await visitor.goto('/account/heloc/register')
    await visitor.route('**/openStatus', (route) => route.fulfill({ json: { isOpen: true } }))
    await visitor.getByRole('button', { name: copy('chat.open') }).click()
    await introduce(visitor, 'Leo Marsh')
    await expect(agent.getByRole('heading', { name: 'Waiting (1)' })).toBeVisible()
    await agent.keyboard.press('Alt+n')
    await expect(agent.getByRole('heading', { name: 'Leo Marsh' })).toBeVisible()
    await write(widgetBox(page), 'Still there?')
    expected.push('Still there?')
    await expect(agent.getByRole('img', { name: 'New messages: 1' })).toBeVisible()
    await write(widgetBox(visitor), 'Hello, I am Leo.')
    await expect.poll(() => inConsole(agent)).toEqual(['Hello, I am Leo.'])
    await lookAt(agent, { widths })
    await agent.keyboard.press('Alt+ArrowUp')
    await bothShow()
    await expect(agent.getByRole('img', { name: 'New messages: 1' })).toBeHidden()
    await panel(visitor)
      .getByRole('button', { name: copy('chat.end') })
      .click()
    await panel(visitor)
      .getByRole('alertdialog')
      .getByRole('button', { name: copy('chat.end') })
      .click()
    await agent.keyboard.press('Alt+ArrowDown')
    await expect(agent.getByText('The applicant has ended this conversation.')).toBeVisible()
    await agent.getByRole('button', { name: 'Put it away' }).click()
    await bothShow()
    await context.close()
  })

  const other = await hire(browser, request, server, { name: 'Kim Line', roles: 'SUPPORT_AGENT', tenant })
  await test.step('it is handed to another queue, where a colleague takes it with everything said and noted', async () => {
    await agent.getByRole('button', { name: 'Transfer' }).click()
    await agent.getByLabel('To the queue', { exact: true }).selectOption('CLOC_HELOC')
    await agent.getByRole('button', { name: 'Transfer now' }).click()
    await expect(agent.getByText('Take a conversation to begin.')).toBeVisible()
    await other.getByRole('switch', { name: 'Available for new conversations' }).check()
    await other.getByLabel('Queue', { exact: true }).selectOption('CLOC_HELOC')
    await other.getByRole('button', { name: 'Take Ana Reyes' }).click()
    await expect.poll(() => inConsole(other)).toEqual(expected)
    await expect(other.getByText('Calls back on Monday.')).toBeVisible()
    await write(agentBox(other), 'I am Kim.')
    expected.push('I am Kim.')
    await expect.poll(() => inWidget(page)).toEqual(expected)
  })

  await test.step('a supervisor sees who talks to whom within two seconds', async () => {
    await agent.getByRole('link', { name: 'Load' }).click()
    await expect(agent.getByRole('row', { name: 'Kim Line Available 1' })).toBeVisible({ timeout: 2000 })
    await lookAt(agent, { widths })
  })

  await test.step('the colleague closes it, and the applicant takes the survey', async () => {
    await other.getByRole('button', { name: 'Close', exact: true }).click()
    await other.getByRole('button', { name: 'Close the conversation' }).click()
    await expect(other.getByText('You are in no conversation.')).toBeVisible()
    await panel(page)
      .getByRole('button', { name: copy('chat.over.survey') })
      .click()
    await panel(page).getByLabel(copy('chat.survey.rating.5'), { exact: true }).check()
    await panel(page).getByLabel(copy('chat.survey.comment')).fill('Quick and kind.')
    await lookAt(page, { widths: [1280, 390, 320] })
    await panel(page)
      .getByRole('button', { name: copy('chat.survey.submit') })
      .click()
    await expect(panel(page).getByText(copy('chat.survey.sent'))).toBeVisible()
    await agent.getByRole('link', { name: 'Back to the chat' }).click()
    await agent.getByRole('link', { name: 'Surveys' }).click()
    await expect(agent.getByText('Quick and kind.')).toBeVisible()
    await expect(agent.getByText('5 of 5')).toBeVisible()
    await expect(agent.getByText('Kim Line, Sam Desk')).toBeVisible()
    await lookAt(agent, { widths })
  })
  await test.step('an administrator reads what was told to the chief executive', async () => {
    const sent = await page.evaluate(async () => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('jwt')}`,
      }
      const message = 'The pages were easy to follow.'
      const said = {
        topic: 'COMPLIMENT',
        message,
        marketingConsent: false,
        pathname: '/',
        productType: 'HELOC',
      }
      const body = JSON.stringify(said)
      return (await fetch('/service-profile/api/v1/feedback/ceo', { method: 'POST', headers, body })).status
    })
    expect(sent).toBe(204)
    await agent.getByRole('link', { name: 'Feedback' }).click()
    await expect(agent.getByText('The pages were easy to follow.')).toBeVisible()
    await expect(agent.getByText('Give us a compliment')).toBeVisible()
    await lookAt(agent, { widths })
  })
  for (const each of [agent, other]) await each.context().close()
})
