import type { Page } from '@playwright/test'
import { acts } from './acts.ts'
import type { Borrower } from './borrower.ts'

const applicationPath = /\/account\/heloc\/[0-9a-f-]{36}\/([^?#]+)/

/** The page of an application that the browser shows, by its id. */
export function pageOf(page: Page): string {
  return applicationPath.exec(new URL(page.url()).pathname)?.[1] ?? new URL(page.url()).pathname
}

/**
 * Does what each page asks, until `until` is shown; answers the pages in the order in which they came. `onPage` looks at
 * each of them before anything is done.
 */
export async function walk(
  page: Page,
  borrower: Borrower,
  until: string,
  onPage: (id: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const id = pageOf(page)
    await page.locator('main h1').waitFor()
    seen.push(id)
    await onPage(id)
    if (id === until) return seen
    const act = Object.entries(acts).find(([known]) => known === id)?.[1]
    await act?.(page, borrower)
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`), { timeout: 30_000 })
  }
}
