import type { Page } from '@playwright/test'
import { sampleFile } from '../../product/drive/sample-file.ts'
import { sampleHeic } from '../../tests/support/samples/sample-heic.ts'
import { samplePdf } from '../../tests/support/samples/sample-pdf.ts'
import { driveTo } from '../road/drive-to.ts'
import { copy } from '../support/copy.ts'
import { expect, test } from '../support/fixtures.ts'
import { lookAt } from '../support/look-at.ts'

const send = (page: Page) => page.getByRole('button', { name: copy('identity.submit'), exact: true })
const front = (page: Page) => page.getByLabel(copy('identity.sides.FRONT'), { exact: true })
const back = (page: Page) => page.getByLabel(copy('identity.sides.BACK'), { exact: true })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await sampleFile(name).arrayBuffer()),
})

/** Holds each upload of a page until the returned function is called. */
async function slowLine(page: Page): Promise<() => void> {
  const line = Promise.withResolvers<void>()
  await page.route('**/documents', async (route) => {
    await line.promise
    await route.continue()
  })
  return line.resolve
}

test('a press on Send during an upload waits for the file, moves nothing, and is carried out once the file is there', async ({
  page,
  server,
}) => {
  await driveTo(page, server, { until: 'IDENTITY_VERIFICATION' })
  await page.getByRole('radio', { name: copy('forms.idType.US_DRIVERS_LICENSE') }).check()
  await front(page).setInputFiles(await picture('front.png'))
  await expect(row(page, 'front.png')).toContainText(copy('document.upload.sent'))
  const goOn = await slowLine(page)
  await back(page).setInputFiles(await picture('back.png'))
  await send(page).click()
  const said = page.getByRole('status').filter({ hasText: copy('document.upload.held.waiting') })
  await expect(said).toBeInViewport()
  await expect(send(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await lookAt(page)
  const left = page.waitForRequest(/submissions\/identity$/)
  goOn()
  expect((await left).postDataJSON().documents).toHaveLength(2)
  await expect(page).not.toHaveURL(/identity$/)
})

test('a file that is not taken looks so, keeps the other side, and gives way to the one chosen instead', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/422/)
  await driveTo(page, server, { until: 'IDENTITY_VERIFICATION' })
  await page.getByRole('radio', { name: copy('forms.idType.US_DRIVERS_LICENSE') }).check()
  await back(page).setInputFiles(await picture('back.png'))
  await expect(row(page, 'back.png')).toContainText(copy('document.upload.sent'))
  const refused = [
    [{ ...(await picture('empty.png')), buffer: Buffer.alloc(0) }, copy('server.errors.FILE_EMPTY')],
    [
      {
        name: 'locked.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await samplePdf(['First'], { userPassword: 'user' })),
      },
      copy('server.errors.FILE_LOCKED'),
    ],
    [{ ...(await picture('back.png')), name: 'same.png' }, copy('server.errors.FILE_OTHER_SIDE')],
  ] as const
  for (const [file, sentence] of refused) {
    await front(page).setInputFiles(file)
    await expect(row(page, file.name)).toContainText(sentence)
    await expect(row(page, file.name)).toHaveAttribute('data-refused', 'true')
    await expect(front(page)).toHaveAttribute('aria-invalid', 'true')
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText(`${file.name} was not accepted. ${sentence}`)
    await lookAt(page)
  }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose another same.png' }).click()
  await (await chooser).setFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: sampleHeic })
  await expect(row(page, 'IMG_1.HEIC')).toContainText(copy('document.upload.sent'))
  await expect(row(page, 'same.png')).toHaveCount(0)
  await expect(row(page, 'back.png')).toContainText(copy('document.upload.sent'))
  await page.getByRole('button', { name: 'View IMG_1.HEIC' }).click()
  const large = page.getByRole('dialog').getByRole('img', { name: 'IMG_1.HEIC' })
  await expect(large).toHaveJSProperty('naturalWidth', 96)
  await page.getByRole('button', { name: copy('document.preview.close') }).click()
  await send(page).click()
  await expect(page).not.toHaveURL(/identity$/)
})

test('a wrong extension shows its real picture at once', async ({ page, server }) => {
  await driveTo(page, server, { until: 'IDENTITY_VERIFICATION' })
  await page.getByRole('radio', { name: copy('forms.idType.US_PASSPORT') }).check()
  await slowLine(page)
  const { buffer } = await picture('passport.png')
  const input = page.getByLabel(copy('identity.sides.PHOTO_PAGE'), { exact: true })
  await input.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer })
  await expect(row(page, 'passport.pdf').locator('img')).toHaveJSProperty('naturalWidth', 1)
})
