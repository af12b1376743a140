import { sampleFile } from '../../product/drive/sample-file.ts'
import { answerPage, openNumbers } from '../road/answer-page.ts'
import { createBorrower } from '../road/borrower.ts'
import { pointer, type RoadDevice } from '../road/device.ts'
import { upload } from '../road/documents.ts'
import { driveTo } from '../road/drive-to.ts'
import { register } from '../road/register.ts'
import { walk } from '../road/walk.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { asidesOf, asked, lookAside, pagesOfPeople } from './asides.ts'
import { mishaps } from './mishaps.ts'
import { expectArrived } from './told.ts'

// Mishaps of applicants who are in a hurry, and how they go on.

test('an ID that is refused: the borrower reads which picture and why, and sends another', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await driveTo(page, server, { until: 'IDENTITY_VERIFICATION' })
  const device = pointer(page)
  await device.check(page.getByRole('radio', { name: copy('forms.idType.US_PASSPORT') }))
  const input = page.locator('#PASSPORT_FRONT')
  await upload(device, 'PASSPORT_FRONT', sampleFile('holiday.png'))
  const remove = (name: string) =>
    page.getByRole('button', { name: `${copy('document.upload.remove')} ${name}` })
  await remove('holiday.png').click()
  await expect(input).toBeFocused()
  await upload(device, 'PASSPORT_FRONT', sampleFile('rejected.png'))
  await page.getByRole('button', { name: copy('identity.submit') }).click()

  const notice = page.getByRole('region', { name: copy('identity.again.title') })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('rejected.png')
  await expect(notice).toContainText(
    'We could not read it: usually because the picture is blurred, cut off or too dark.',
  )
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: /rejected\.png/ })).toHaveCount(0)

  await page.reload()
  await expect(notice).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await upload(device, 'PASSPORT_FRONT', sampleFile('passport.png'))
  await expect(remove('passport.png')).toBeVisible()
  await page.getByRole('button', { name: copy('identity.submit') }).click()
  await page.waitForURL(/signing\/intro$/)
})

test('every page of the main road is met, but for those that pass by while the server works', () => {
  const met = [...asked, ...asked.flatMap(asidesOf)]
  expect(pagesOfPeople.filter((path) => !met.includes(path))).toEqual([])
})

const names = Object.keys(mishaps)
const ending = names.filter((name) => mishaps[name]?.isLast)
const passing = names.filter((name) => !ending.includes(name))

test('every mishap can happen on a page of the main road', () => {
  expect(names.filter((name) => !asked.some((id) => mishaps[name]?.canHappen(id)))).toEqual([])
})

/** Number of borrowers who together meet every mishap on every page. */
const everyTurn = Math.max(passing.length, ending.length)

/** All of them with `EVERY_ROAD=1`; otherwise one, which `SEED` selects. */
const turns =
  process.env.EVERY_ROAD === '1'
    ? [...Array(everyTurn).keys()]
    : [Number(process.env.SEED ?? '1') % everyTurn]

for (const turn of turns)
  test(`a borrower with a mishap on every page is told so, and comes to the end (${turn})`, async ({
    page,
    problems,
  }) => {
    // A page does without a part that it can do without; without any other it would not be found below.
    problems.allow(/Failed to load resource|net::ERR|Failed to fetch|LoadError: A part of this page/)
    await page.setViewportSize({ width: 390, height: 844 })
    const borrower = createBorrower({
      name: { firstName: 'Thị Hồng-Nhung Ọláyẹ̀mí', lastName: 'Nguyễn-Đặng O’Brien-Țurcanu-Ðorđević' },
    })
    const device = clumsyDevice(pointer(page))
    let count = turn
    const meet = async (form: string, title: string, answer: () => Promise<void>) => {
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      // This page shows inputs only to borrowers who type the numbers.
      if (form === 'bank/disburse') await openNumbers(device)
      let isAnswered = false
      // A mishap that ends with an answered page comes last.
      for (const name of [passing, ending].flatMap((some) => oneOf(some, form, count))) {
        await test.step(`${form}: ${name}`, () =>
          mishaps[name]?.happens({ device, borrower, form, title, answer }))
        isAnswered = ending.includes(name)
      }
      if (!isAnswered) await test.step(form, answer)
      count += 1
    }
    await register(device, borrower, async (step, answer) => {
      const title = copy(`register.${camelCase(step)}.title`)
      await expectArrived(page, title)
      await meet(`register/${step}`, title, answer)
    })
    const met = await walk(device, borrower, 'complete', async (id, title) => {
      await expectArrived(page, title)
      for (const path of asidesOf(id)) await test.step(`${id}: looks at ${path}`, () => lookAside(page, path))
      await meet(id, title, () => answerPage(device, borrower, id))
    })
    expect(asked.filter((id) => !met.includes(id))).toEqual([])
  })

/** Returns one of the mishaps that can happen on a page, another one for each count; none if none can. */
function oneOf(some: readonly string[], form: string, count: number): readonly string[] {
  const possible = some.filter((name) => mishaps[name]?.canHappen(form))
  return possible.slice(count % possible.length).slice(0, 1)
}

const camelCase = (text: string) => text.replaceAll(/-./g, (dash) => dash.slice(1).toUpperCase())

/** Pastes numbers in the form in which they occur elsewhere: with spaces, dashes and invisible characters. */
const clumsyDevice = (device: RoadDevice): RoadDevice => ({
  ...device,
  fill: async (target, text) => {
    const isPasted = /^[\d-]{5,}$/.test(text) && (await target.getAttribute('inputmode')) !== 'decimal'
    const digits = text.replaceAll('-', '')
    await device.fill(
      target,
      isPasted ? ` ${digits.slice(0, 3)}\u00a0${digits.slice(3, 5)}\u2013${digits.slice(5)}\u200b ` : text,
    )
  },
})
