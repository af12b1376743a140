import type { Page } from '@playwright/test'

const applicationPath = /\/account\/heloc\/[0-9a-f-]{36}\/([^?#]+)/

/** Id of the page of an application that the browser shows. */
export function pageOf(page: Page): string {
  const { pathname } = new URL(page.url())
  return applicationPath.exec(pathname)?.[1] ?? pathname
}
