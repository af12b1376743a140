import type { Locator, Page } from '@playwright/test'

/** Method to use a page: with a pointer, or by keyboard only. */
export interface RoadDevice {
  readonly page: Page
  /** Presses a button or a link. */
  press(target: Locator): Promise<void>
  /** Checks a radio button or a check box. */
  check(target: Locator): Promise<void>
  fill(target: Locator, text: string): Promise<void>
  select(target: Locator, option: string): Promise<void>
  upload(drop: Locator, file: File): Promise<void>
}

export const pointer = (page: Page): RoadDevice => ({
  page,
  press: (target) => target.click(),
  check: (target) => target.check(),
  fill: (target, text) => target.fill(text),
  select: async (target, option) => {
    await target.selectOption(option)
  },
  upload: async (drop, file) => drop.locator('input[type=file]').setInputFiles(await payloadOf(file)),
})

/** Converts a file to the form in which Playwright takes it. */
export const payloadOf = async (file: File) => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
})

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Upper bound on the tab stops of a page. */
const mostStops = 150

/** Uses a page with Tab, arrows, Space, Enter and letters. Throws if Tab never reaches a target. */
export const keyboard = (page: Page): RoadDevice => {
  const { keyboard: keys } = page
  let file: Awaited<ReturnType<typeof payloadOf>> | undefined
  // Listens from the beginning: a file chooser that opens while a listener is being added is lost.
  page.on('filechooser', (chooser) => {
    if (file) void chooser.setFiles(file)
  })

  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let stop = 0; stop < mostStops; stop++) {
      if (await isFocused(target)) return
      await keys.press('Tab')
    }
    throw new Error(`Tab never reaches ${target}.`)
  }

  /** Reaches a radio button: Tab stops at one button of a group, arrows go to the others. */
  async function reachRadio(target: Locator): Promise<void> {
    const name = await target.getAttribute('name')
    const isInGroup = () =>
      page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name)
    for (let stop = 0; stop < mostStops && !(await isInGroup()); stop++) await keys.press('Tab')
    for (let step = 0; step < 10 && !(await isFocused(target)); step++) await keys.press('ArrowDown')
  }

  return {
    page,
    async press(target) {
      await tabTo(target)
      await keys.press('Enter')
    },
    async check(target) {
      if (await target.isChecked()) return
      if ((await target.getAttribute('type')) === 'radio') await reachRadio(target)
      else await tabTo(target)
      if (!(await target.isChecked())) await keys.press('Space')
    },
    async fill(target, text) {
      await tabTo(target)
      await keys.press('ControlOrMeta+a')
      await keys.type(text)
    },
    async select(target, option) {
      await tabTo(target)
      await keys.type(option)
    },
    async upload(drop, next) {
      file = await payloadOf(next)
      await tabTo(drop.locator('button').first())
      await keys.press('Enter')
    },
  }
}
