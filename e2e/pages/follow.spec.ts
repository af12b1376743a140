import { answerPage } from '../road/answer-page.ts'
import { pointer } from '../road/device.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { callsOf } from '../support/traffic.ts'

test('a step that leaves nothing to wait for reads status, application and profile once each', async ({
  page,
  server,
}) => {
  // Installed before any page: installing later makes it 1970 for a moment, in which a renewed session ends at once.
  await page.clock.install({ time: Date.now() })
  const borrower = await driveTo(page, server, { until: 'COLLECT_ADDITIONAL_INFO' })
  await page.waitForURL(/start\/contact$/)
  await page.getByRole('heading', { level: 1, name: copy('start.contact.title') }).waitFor()
  // Fixes the clock, because data that was just read must not become stale on a busy machine.
  await page.clock.setFixedTime(Date.now())
  const calls = callsOf(page, {
    submission: /\/submissions\//,
    status: /\/service-krang-heloc\//,
    application: /\/application\/heloc\/[^/]+$/,
    profile: /\/service-profile\//,
  })
  await answerPage(pointer(page), borrower)
  await page.getByRole('heading', { level: 1, name: copy('start.hmda.title') }).waitFor()
  expect(calls.toSorted()).toEqual(['application', 'profile', 'status', 'submission'])
})
