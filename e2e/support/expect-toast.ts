import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A message that passes by under the header says this. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}
