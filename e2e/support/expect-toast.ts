import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Expects a toast over the page with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}
