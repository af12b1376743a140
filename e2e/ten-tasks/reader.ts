import type { Locator, Page } from '@playwright/test'
import { payloadOf } from '../road/device.ts'

type Pressed = 'button' | 'checkbox' | 'link'

/** User who knows only what the screen says: presses elements by their names, and counts the presses. */
export class Reader {
  readonly page: Page
  #presses = 0

  constructor(page: Page) {
    this.page = page
  }

  get presses(): number {
    return this.#presses
  }

  /** Presses a button, a link or a check box by its name. */
  async press(role: Pressed, name: string | RegExp): Promise<void> {
    await this.#press(this.page.getByRole(role, { name }).first())
  }

  /** Opens a folded section by its summary. */
  async unfold(words: string): Promise<void> {
    await this.#press(this.page.locator('summary', { hasText: words }).filter({ visible: true }).first())
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }

  /** Presses the button that opens the device's file dialog. The choice within that dialog is not counted. */
  async chooseFile(button: string, file: File): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press('button', button)
    await (await chooser).setFiles(await payloadOf(file))
  }

  async #press(target: Locator): Promise<void> {
    this.#presses += 1
    await target.click()
  }
}
