import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { giveProofs } from '../support/give-proofs.ts'
import { foundIn, listen, textsIn } from '../support/telemetry.ts'
import { answerPage } from './answer-page.ts'
import { createBorrower } from './borrower.ts'
import { keyboard, pointer } from './device.ts'
import { driveTo } from './drive-to.ts'
import { register } from './register.ts'
import { walk } from './walk.ts'

const road = [
  'start/profile',
  'liens',
  'product/select',
  'start/contact',
  'start/hmda',
  'start/app-summary',
  'income/review',
  'bank/disburse',
  'bank/autopay',
  'identity',
  'signing/intro',
  'signing/sign',
  'notary/intro',
  'notary/session',
  'insurance/upload',
  'complete',
]

/** Expects the page of the server state COMPLETE, which shows the date of the funding. */
async function expectFunded(page: Page): Promise<void> {
  const [, uuid] = /heloc\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  await expect.poll(() => page.evaluate(readState, uuid), { timeout: 60_000 }).toBe('COMPLETE')
}

async function readState(uuid: string | undefined): Promise<string> {
  const answer = await fetch(`/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, {
    headers: { authorization: `Bearer ${localStorage.getItem('jwt')}` },
  })
  return (await answer.json()).checklistStatus
}

test.describe('by keyboard alone', () => {
  test.use({ givesProofs: false })

  test('a borrower walks from registration to COMPLETE; each page is told to telemetry, and nothing that was typed', async ({
    page,
  }) => {
    const borrower = createBorrower({ name: { firstName: 'Canaria', lastName: 'Vogelsang' } })
    const { sent, events } = listen(page)
    const device = keyboard(page)
    // The password is typed by keyboard too, where a page asks for it.
    void giveProofs(device)
    await register(device, borrower)
    expect(await walk(device, borrower, 'complete')).toEqual(road)
    await expectFunded(page)
    const isTold = (id: string) => events().some(({ pagePath }) => pagePath.endsWith(`/${id}`))
    await expect.poll(() => road.filter((id) => !isTold(id))).toEqual([])
    const typed = textsIn(borrower.applicant.registration ?? {}).filter((text) => text !== 'hearthline')
    expect(typed).toContain('Canaria')
    expect(foundIn(sent, typed)).toEqual([])
  })
})

test('on a telephone, the server is killed in the middle of a job and started again: the borrower goes on', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  const borrower = createBorrower()
  const device = pointer(page)
  await register(device, borrower)
  await walk(device, borrower, 'liens')
  const acknowledged = page.waitForResponse(
    (answer) => answer.url().endsWith('/submissions/liens') && answer.ok(),
  )
  await answerPage(device, borrower)
  await acknowledged
  await server.kill('SIGKILL')
  await server.open()
  // The address is that of an answered page: it shows what was told, and the way on.
  await page.reload()
  await page.getByRole('link', { name: 'Continue to “Choose your offer”' }).click()
  await page.waitForURL(/product\/select$/)
  expect(await walk(device, borrower, 'complete')).toEqual(road.slice(2))
  await expectFunded(page)
})

test('the credit union skips the demographic questions', async ({ page, server }) => {
  const borrower = await driveTo(page, server, { tenant: 'harborcu', until: 'COLLECT_ADDITIONAL_INFO' })
  await page.waitForURL(/start\/contact/)
  expect(await walk(pointer(page), borrower, 'start/app-summary')).toEqual([
    'start/contact',
    'start/app-summary',
  ])
})
